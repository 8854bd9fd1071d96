// The signed-in player, which every page may need.
import * as v from 'valibot'
import { call } from './call.ts'
import { nairaNumber, said } from './answer-words.ts'

export const user = v.object({
  first_name: v.string(),
  last_name: v.string(),
  gender: v.nullable(v.picklist(['Male', 'Female'])),
  /** Confirmed, so it logs in. */
  email: v.nullable(v.string()),
  /** Given and not confirmed yet; missing if there is none. */
  email_waiting: v.optional(v.string()),
  phone_number: v.string(),
  phone_verified: v.boolean(),
  play_balance: nairaNumber,
  referal_wallet_balance: nairaNumber,
  winning_balance: nairaNumber,
  has_pin: v.boolean(),
  /** The latest 18+ text the player agreed to; missing in copies cached by older versions. */
  consent_version: v.optional(v.nullable(v.string()), null),
  /** Owed after a payment was reversed; missing if nothing is. */
  owed: v.optional(nairaNumber),
})
export type User = v.InferOutput<typeof user>

export const getUser = call({
  method: 'GET',
  path: '/api/web/user/',
  who: 'player',
  answer: user,
})

export const logout = call({
  method: 'POST',
  path: '/api/v1/session/logout/',
  who: 'player',
  ends: true,
  answer: said,
})

export const endSessions = call({
  method: 'POST',
  path: '/api/v1/session/end/',
  who: 'anyone',
  body: v.object({
    sessions: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), v.minLength(1), v.maxLength(20)),
  }),
  answer: said,
})
