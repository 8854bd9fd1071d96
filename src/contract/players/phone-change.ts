// A player's new phone number.
import * as v from 'valibot'
import { call } from '../call.ts'
import { pin } from '../pin.ts'
import { code, instant, phone, said } from '../words.ts'

export const updatePhoneNumber = call({
  method: 'POST',
  path: '/api/web/update_phone_number/',
  about:
    'Begins a change of the phone number: the PIN, then codes to the new number and to the old one if it is still there.',
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
  about: 'Ends it: at once with the codes of both numbers, after a waiting time with the new one’s alone.',
  who: 'player',
  body: v.object({ phone_number: phone, code, old_code: v.optional(code) }),
  /** `due_at`: when the change takes effect; null if it already has. */
  answer: v.object({ message: v.string(), due_at: v.nullable(instant) }),
})

export const getPhoneChange = call({
  method: 'GET',
  path: '/api/v1/phone-change/',
  about: 'The change of the phone number that waits, if one does.',
  who: 'player',
  answer: v.object({ change: v.nullable(v.object({ phone_number: v.string(), due_at: instant })) }),
})

export const cancelPhoneChange = call({
  method: 'POST',
  path: '/api/v1/phone-change/cancel/',
  about: 'Stops a change of the phone number that waits.',
  who: 'player',
  answer: said,
})
