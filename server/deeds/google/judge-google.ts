import { findGoogleNonce, useGoogleTry, type GoogleIdentity } from '#server/db/queries/accounts/google.ts'
import type { Tx } from '#server/db/db.ts'
import { tokenHash } from '#server/deeds/accounts/open-session.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { askGoogle } from './ask-google.ts'

export interface JudgedGoogle extends GoogleIdentity {
  firstName: string
  lastName: string
  /** Uses up the try it came from, in the transaction that signs somebody in. @throws Refusal google-expired */
  use(tx: Tx): Promise<void>
}

/**
 * Whose token it is, if Google made it for us, for a try that was begun and exchanged here and has signed nobody in yet.
 * @throws Refusal google-off, google-down, google-wrong, google-expired, google-unverified
 */
export const judgeGoogle = async (service: Service, idToken: string): Promise<JudgedGoogle> => {
  const { issuer, account } = await askGoogle(service, async google => ({
    issuer: google.issuer,
    account: await google.judge(idToken),
  }))
  if (!account) throw new Refusal('google-wrong')
  const nonceHash = tokenHash(account.nonce)
  const found = await findGoogleNonce(service.db, nonceHash)
  if (!found) throw new Refusal('google-wrong')
  if (!found.is_open) throw new Refusal('google-expired')
  if (!account.isEmailVerified) throw new Refusal('google-unverified')
  const { subject, firstName, lastName } = account
  const use = async (tx: Tx) => {
    if (!(await useGoogleTry(tx, nonceHash))) throw new Refusal('google-expired')
  }
  return { issuer, subject, firstName, lastName, use }
}
