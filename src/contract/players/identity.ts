// A picture of an identity document, if the operator's rules require one before money goes out.
import * as v from 'valibot'
import { call } from '../call.ts'
import { instant } from '../words.ts'

/** Bytes; phones make their pictures smaller before sending. */
export const LARGEST_PICTURE = 512 * 1024
/** Pixels of the shorter side: less cannot be read. */
export const SMALLEST_SIDE = 300

const answer = v.object({
  /** The accepted one, otherwise the newest. */
  identity: v.nullable(
    v.object({
      state: v.picklist(['waiting', 'accepted', 'refused', 'expired']),
      sent_at: instant,
      /** Why it was refused; else empty. */
      why: v.string(),
    }),
  ),
})

export const getIdentityDocument = call({
  method: 'GET',
  path: '/api/v1/identity-document/',
  who: 'player',
  answer,
})

export const sendIdentityDocument = call({
  method: 'POST',
  path: '/api/v1/identity-document/',
  who: 'player',
  body: v.object({
    picture: v.pipe(
      v.string('Choose a picture'),
      v.minLength(1, 'Choose a picture'),
      v.maxLength(Math.ceil(LARGEST_PICTURE / 3) * 4, 'The picture is too large: at most 512 KB'),
      v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'That is not a picture'),
    ),
  }),
  answer,
})
