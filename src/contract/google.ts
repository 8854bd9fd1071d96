// Signing in with Google. The browser keeps the code's verifier and the service exchanges the code, because a browser
// can keep no secret.
import * as v from 'valibot'
import { entered } from './account.ts'
import { call } from './call.ts'
import { consentFields } from './consent.ts'
import { birthDate } from './state/person.ts'
import { code, deviceToken, instant, phone, requestId, said, typedPassword } from './words.ts'

const WRONG = 'That is not what Google sent'
const bytes32 = v.pipe(v.string(WRONG), v.regex(/^[\w-]{43}$/, WRONG))
const idToken = v.pipe(v.string(WRONG), v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, WRONG), v.maxLength(8_000, WRONG))

export const googleOffered = call({
  method: 'GET',
  path: '/api/v1/google/',
  who: 'anyone',
  answer: v.object({ offered: v.boolean() }),
})

export const beginGoogle = call({
  method: 'POST',
  path: '/api/v1/google/begin/',
  who: 'anyone',
  /** SHA-256 of the verifier that this browser keeps (PKCE). */
  body: v.object({ code_challenge: bytes32 }),
  answer: v.object({ authorization_url: v.string(), state: bytes32 }),
})

export const exchangeGoogle = call({
  method: 'POST',
  path: '/api/v1/google/exchange/',
  who: 'anyone',
  body: v.object({
    google_code: v.pipe(v.string(WRONG), v.regex(/^[!-~]+$/, WRONG), v.maxLength(2_000, WRONG)),
    state: bytes32,
    code_verifier: bytes32,
  }),
  answer: v.object({ id_token: idToken }),
})

export const googleLogin = call({
  method: 'POST',
  path: '/api/web/google/',
  who: 'anyone',
  body: v.object({ user_id_token: idToken, device: deviceToken }),
  answer: entered,
})

export const joinGoogle = call({
  method: 'POST',
  path: '/api/v1/google/join/',
  who: 'anyone',
  body: v.object({
    user_id_token: idToken,
    phone_number: phone,
    code,
    request_id: requestId,
    device: deviceToken,
    birth_date: birthDate,
    ...consentFields,
  }),
  answer: entered,
})

export const linkGoogle = call({
  method: 'POST',
  path: '/api/v1/google/link/',
  who: 'anyone',
  body: v.object({ user_id_token: idToken, phone, password: typedPassword, device: deviceToken }),
  answer: entered,
})

export const googleLinked = call({
  method: 'GET',
  path: '/api/v1/google/linked/',
  who: 'player',
  answer: v.object({ linked_at: v.nullable(instant), is_only_way: v.boolean() }),
})

export const unlinkGoogle = call({
  method: 'POST',
  path: '/api/v1/google/unlink/',
  who: 'player',
  body: v.object({ password: typedPassword }),
  answer: said,
})
