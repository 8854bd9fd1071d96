// The one-time check, before the first ticket, that a phone number is the player's own.
import * as v from 'valibot'
import { call } from '../call.ts'
import { code } from '../words.ts'

const answer = v.object({
  message: v.string(),
  verified: v.boolean(),
  /** Dialled on that phone if no code arrives. */
  ussd_code: v.string(),
})

export const sendActivation = call({
  method: 'GET',
  path: '/api/web/phone_number_activation_sms/',
  who: 'player',
  query: v.object({
    otp_option: v.optional(v.picklist(['SMS', 'VOICE'], 'Choose SMS or Voice call'), 'SMS'),
  }),
  answer,
})

export const activatePhone = call({
  method: 'POST',
  path: '/api/web/activate_phone_number/',
  who: 'player',
  body: v.object({ code }),
  answer,
})
