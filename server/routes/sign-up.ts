import { brand } from '#src/brand.ts'
import * as calls from '#src/contract/account.ts'
import { askerOf } from '#server/deeds/accounts/one-time-code.ts'
import { sendCode } from '#server/deeds/accounts/send-code.ts'
import { checkSignUpCode, signUp } from '#server/deeds/accounts/sign-up.ts'
import type { Service } from '#server/service.ts'
import { codeAsked, sentWords, userAgentOf } from './code-asked.ts'
import type { Door } from '#server/http/door.ts'

export const mountSignUp = (door: Door, service: Service): void => {
  door.does(calls.onboardViaPhone, 'send-code', async ({ body, address }) => {
    await sendCode(service, {
      ...codeAsked(body.phone_number, body, address),
      purpose: 'sign-up',
      channel: 'SMS',
    })
    return { message: sentWords.SMS, data: { ussd_code: brand.ussdCode } }
  })
  door.does(calls.resendOnboardingOtp, 'send-code', async ({ body, address }) => {
    const channel = body.otp_option
    await sendCode(service, { ...codeAsked(body.phone_number, body, address), purpose: 'sign-up', channel })
    return { message: sentWords[channel] }
  })
  door.does(calls.verifyPhoneOtp, 'check-code', async ({ body, address }) => {
    await checkSignUpCode(service, { ...codeAsked(body.phone_number, body, address), code: body.code })
    return { message: 'Your phone number is verified', ussd_code: brand.ussdCode }
  })
  door.does(calls.finishOnboarding, 'sign-up', async asked => {
    const { body, address } = asked
    return signUp(service, {
      phone: body.phone_number,
      asker: askerOf(body.request_id, address),
      address,
      code: body.code,
      password: body.password,
      consentVersion: body.consent_version,
      birthDate: body.birth_date,
      device: body.device,
      userAgent: userAgentOf(asked),
    })
  })
}
