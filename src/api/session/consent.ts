// The 18+ text, agreed to once per account and version.
import { CONSENT_VERSION, giveConsent } from '#src/contract/consent.ts'
import type { User } from '#src/model/user.ts'
import { request } from '../client.ts'
import { useSend } from '../sending.ts'
import { showUser } from '../accounts/shown-user.ts'

export const hasConsented = (user: Pick<User, 'consentVersion'>): boolean =>
  user.consentVersion === CONSENT_VERSION

export const useGiveConsent = () =>
  useSend(() => request(giveConsent, { body: { consent: true, consentVersion: CONSENT_VERSION } }), showUser)
