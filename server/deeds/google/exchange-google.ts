import { createHash } from 'node:crypto'
import { exchangeGoogleTry, findGoogleTry } from '#server/db/queries/accounts/google.ts'
import { tokenHash } from '#server/deeds/accounts/open-session.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { askGoogle } from './ask-google.ts'

/**
 * The id_token for a code, which is asked for once: after a timeout nobody knows whether Google has taken the code, and
 * beginning again costs a tap.
 * @throws Refusal google-off, google-expired, google-other-browser, google-wrong, google-down
 */
export const exchangeGoogle = async (
  service: Service,
  { code, state, verifier }: { code: string; state: string; verifier: string },
): Promise<string> => {
  const stateHash = tokenHash(state)
  const found = await findGoogleTry(service.db, stateHash)
  if (!found) throw new Refusal('google-expired')
  // Anyone can plant a state in somebody else's address bar: that must not use up the try.
  if (createHash('sha256').update(verifier).digest('base64url') !== found.challenge)
    throw new Refusal('google-other-browser')
  if (!(await exchangeGoogleTry(service.db, stateHash))) throw new Refusal('google-expired')
  const idToken = await askGoogle(service, google => google.exchange({ code, verifier }))
  if (idToken === undefined) throw new Refusal('google-wrong')
  return idToken
}
