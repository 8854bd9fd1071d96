// The transaction PIN: four digits for what a lost phone must not be able to do alone.
import * as v from 'valibot'
import { call } from './call.ts'
import { repeated, same } from './same.ts'
import { code, REQUIRED, said, typedPassword } from './words.ts'

export const pin = v.pipe(
  v.string(REQUIRED),
  v.minLength(1, REQUIRED),
  v.regex(/^\d{4}$/, 'The PIN has 4 digits'),
)

const samePins = <It extends { pin: string; confirm_pin: string }>() =>
  same<It>('pin', 'confirm_pin', 'The two PINs are not the same')

export const createPin = call({
  method: 'POST',
  path: '/api/v1/transaction-pin/',
  who: 'player',
  body: v.pipe(v.object({ pin, confirm_pin: repeated }), samePins()),
  answer: said,
})

export const askPinCode = call({
  method: 'POST',
  path: '/api/v1/transaction-pin/code/',
  who: 'player',
  body: v.object({
    password: typedPassword,
    otp_option: v.optional(v.picklist(['SMS', 'VOICE'], 'Choose SMS or Voice call'), 'SMS'),
  }),
  answer: said,
})

export const resetPin = call({
  method: 'POST',
  path: '/api/v1/transaction-pin/reset/',
  who: 'player',
  body: v.pipe(v.object({ code, pin, confirm_pin: repeated }), samePins()),
  answer: said,
})
