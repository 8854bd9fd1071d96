import * as v from 'valibot'
import { call } from './call.ts'
import { consentFields } from './consent.ts'
import { repeated, samePasswords } from './same.ts'
import { birthDate } from './state/person.ts'
import { user } from './user.ts'
import {
  REQUIRED,
  code,
  deviceToken,
  email,
  filled,
  instant,
  password,
  phone,
  requestId,
  said,
  typedPassword,
} from './words.ts'

/** In its own file, as every page needs it and nothing else from here. */
export { endSessions, getUser, logout, user, type User } from './user.ts'
export { CONSENT_VERSION } from './consent.ts'

/** The answer to every way of logging in. */
export const entered = v.object({
  token: v.pipe(v.string(), v.minLength(20)),
  /** The device keeps this, even after logout, and sends it with its next login. */
  device: deviceToken,
})
const otpOption = v.picklist(['SMS', 'VOICE'], 'Choose SMS or Voice call')
const ussd = v.object({ ussd_code: v.string() })

export const onboardViaPhone = call({
  method: 'POST',
  path: '/api/web/onboard_via_phone/',
  who: 'anyone',
  body: v.object({ phone_number: phone, request_id: requestId }),
  answer: v.object({ message: v.string(), data: ussd }),
})

export const verifyPhoneOtp = call({
  method: 'POST',
  path: '/api/web/verify_phone_number_otp/',
  who: 'anyone',
  body: v.object({ phone_number: phone, code, request_id: requestId }),
  answer: v.object({ message: v.string(), ussd_code: v.string() }),
})

export const resendOnboardingOtp = call({
  method: 'POST',
  path: '/api/web/phone_number_onboarding_resend_otp/',
  who: 'anyone',
  body: v.object({ phone_number: phone, otp_option: otpOption, request_id: requestId }),
  answer: said,
})

/** What a new account needs, however it logs in. */
export const signUpFields = {
  phone_number: phone,
  code,
  request_id: requestId,
  password,
  confirm_password: repeated,
  birth_date: birthDate,
  ...consentFields,
}

export const finishOnboarding = call({
  method: 'POST',
  path: '/api/web/verify_phone_number_onboarding/',
  who: 'anyone',
  body: v.pipe(v.object({ ...signUpFields, device: deviceToken }), samePasswords()),
  answer: entered,
})

export const phoneLogin = call({
  method: 'POST',
  path: '/api/web/phone-login/',
  who: 'anyone',
  body: v.object({ phone, password: typedPassword, device: deviceToken }),
  answer: entered,
})

export const emailLogin = call({
  method: 'POST',
  path: '/api/web/email-login/',
  who: 'anyone',
  body: v.object({ email, password: typedPassword, device: deviceToken }),
  answer: entered,
})

export const passwordReset = call({
  method: 'POST',
  path: '/api/web/password_reset/',
  who: 'anyone',
  body: v.object({
    phone_number: phone,
    otp_option: v.optional(otpOption, 'SMS'),
    request_id: requestId,
    device: deviceToken,
  }),
  answer: said,
})

export const passwordResetConfirm = call({
  method: 'POST',
  path: '/api/web/password_reset/confirm/',
  who: 'anyone',
  body: v.pipe(
    v.object({
      phone_number: phone,
      code,
      request_id: requestId,
      device: deviceToken,
      password,
      confirm_password: repeated,
    }),
    samePasswords(),
  ),
  answer: v.object({ message: v.string(), device: deviceToken }),
})

export const updateUser = call({
  method: 'PUT',
  path: '/api/web/user/',
  who: 'player',
  form: true,
  body: v.object({
    first_name: filled(60),
    last_name: filled(60),
    gender: v.picklist(['Male', 'Female'], REQUIRED),
  }),
  answer: user,
})

export const dynamicData = call({
  method: 'GET',
  path: '/api/dynamic_data/',
  who: 'player',
  answer: v.object({ has_pin: v.boolean() }),
})

export const listSessions = call({
  method: 'GET',
  path: '/api/v1/sessions/',
  who: 'player',
  answer: v.object({
    results: v.array(
      v.object({
        id: v.string(),
        device: v.string(),
        created_at: instant,
        last_seen_at: instant,
        current: v.boolean(),
      }),
    ),
  }),
})

export const logoutEverywhere = call({
  method: 'POST',
  path: '/api/v1/sessions/logout-everywhere/',
  who: 'player',
  ends: true,
  answer: said,
})

export const newsletter = call({
  method: 'POST',
  path: '/api/web/newsletter/',
  who: 'anyone',
  body: v.object({ email }),
  answer: said,
})
