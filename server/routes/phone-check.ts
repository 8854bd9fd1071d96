import { brand } from '#src/brand.ts'
import * as contract from '#src/contract/phone-check.ts'
import { activatePhone, sendActivation } from '#server/deeds/accounts/activate-phone.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'

const sentWords = { SMS: 'We have sent you a code by SMS', VOICE: 'We are calling you with your code' }
const VERIFIED = 'Your phone number is verified'

export const mountPhoneCheck = (door: Door, service: Service): void => {
  door.on(contract.sendActivation, async ({ player: { playerId }, query, address }) => {
    const channel = query.otp_option
    const sent = await sendActivation(service, { playerId, address, channel })
    return { message: sent ? sentWords[channel] : VERIFIED, verified: !sent, ussd_code: brand.ussdCode }
  })
  door.on(contract.activatePhone, async ({ player: { playerId }, body, address }) => {
    await activatePhone(service, { playerId, address, code: body.code })
    return { message: VERIFIED, verified: true, ussd_code: brand.ussdCode }
  })
}
