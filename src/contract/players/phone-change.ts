// A player's new phone number.
import * as v from 'valibot'
import { call } from '../call.ts'
import { pin } from '../pin.ts'
import { code, instant, phone, said } from '../words.ts'

export const updatePhoneNumber = call({
  method: 'POST',
  path: '/api/web/update_phone_number/',
  who: 'player',
  body: v.object({
    phone_number: phone,
    transaction_pin: pin,
    has_old_number: v.optional(v.boolean(), true),
    otp_option: v.optional(v.picklist(['SMS', 'VOICE'], 'Choose SMS or Voice call'), 'SMS'),
  }),
  answer: said,
})

export const verifyPhoneNumberUpdate = call({
  method: 'POST',
  path: '/api/web/verify_phone_number_update/',
  who: 'player',
  body: v.object({ phone_number: phone, code, old_code: v.optional(code) }),
  /** `due_at`: when the change takes effect; null if it already has. */
  answer: v.object({ message: v.string(), due_at: v.nullable(instant) }),
})

export const getPhoneChange = call({
  method: 'GET',
  path: '/api/v1/phone-change/',
  who: 'player',
  answer: v.object({ change: v.nullable(v.object({ phone_number: v.string(), due_at: instant })) }),
})

export const cancelPhoneChange = call({
  method: 'POST',
  path: '/api/v1/phone-change/cancel/',
  who: 'player',
  answer: said,
})
