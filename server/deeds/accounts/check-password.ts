import { refusals } from '#src/contract/refusals.ts'
import { findPasswordHash } from '#server/db/queries/accounts/players.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { beginTry, forgetTry } from './backoff.ts'
import { isPassword, NO_PASSWORD } from './passwords.ts'

const PATIENCE = { free: 5, mostSeconds: 900 }

/**
 * Judges a signed-in player's password: someone holding their unlocked phone may not know it.
 * @throws Refusal password-wrong, password-missing, too-many-tries, crowded
 */
export const checkPassword = async (
  service: Service,
  { playerId, password }: { playerId: number; password: string },
): Promise<void> => {
  const name = `password of ${playerId}`
  let isSet = true
  const isRight = await service.hashing.enter(true, async turn => {
    await beginTry(service, { [name]: PATIENCE })
    const hash = await findPasswordHash(service.db, playerId)
    isSet = hash !== NO_PASSWORD
    return isPassword(service, turn, hash, password)
  })
  if (!isRight) {
    const name = isSet ? 'password-wrong' : 'password-missing'
    throw new Refusal(name, { password: refusals[name][1] })
  }
  await forgetTry(service, name)
}
