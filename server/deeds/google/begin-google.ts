import { insertGoogleTry } from '#server/db/queries/accounts/google.ts'
import { tokenHash } from '#server/deeds/accounts/open-session.ts'
import { newToken } from '#server/deeds/new-id.ts'
import type { Service } from '#server/service.ts'
import { askGoogle } from './ask-google.ts'

/**
 * Where a browser goes to sign in. Its answer is good for this try alone: `state` finds the try, the nonce comes back
 * inside the token, and only the holder of the verifier behind the challenge can exchange the code.
 * @throws Refusal google-off, google-down
 */
export const beginGoogle = async (
  service: Service,
  challenge: string,
): Promise<{ address: string; state: string }> => {
  const { randomness } = service.ports
  const [state, nonce] = [newToken(randomness), newToken(randomness)]
  const address = await askGoogle(service, google => google.address({ state, nonce, challenge }))
  await insertGoogleTry(service.db, { stateHash: tokenHash(state), nonceHash: tokenHash(nonce), challenge })
  return { address, state }
}
