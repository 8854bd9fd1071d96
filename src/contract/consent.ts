// A player confirms being over 18 and able to decide, once per version of the text.
import * as v from 'valibot'
import { call } from './call.ts'
import { user } from './user.ts'

/** Version of the consent text, stored with the time of agreement. */
export const CONSENT_VERSION = '2026-11-01'

/** Fields sent with the consent, at sign-up and later. */
export const consentFields = {
  consent: v.literal(true, 'Please confirm that you are above 18'),
  consent_version: v.literal(CONSENT_VERSION, 'Please read the consent text again'),
}

export const giveConsent = call({
  method: 'POST',
  path: '/api/v1/consent/',
  who: 'player',
  body: v.object(consentFields),
  answer: user,
})
