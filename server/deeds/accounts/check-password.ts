import { findPasswordHash } from '#server/db/queries/accounts/players.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { beginTry, forgetTry } from './backoff.ts'
import { isPassword } from './passwords.ts'

const PATIENCE = { free: 5, mostSeconds: 900 }

/**
 * Judges the password of somebody who is signed in: whoever holds an open phone may not know it.
 * @throws Refusal password-wrong, too-many-tries, crowded
 */
export const checkPassword = async (
  service: Service,
  { playerId, password }: { playerId: number; password: string },
): Promise<void> => {
  const name = `password of ${playerId}`
  const isRight = await service.hashing.enter(true, async turn => {
    await beginTry(service, { [name]: PATIENCE })
    return isPassword(turn, await findPasswordHash(service.db, playerId), password)
  })
  if (!isRight) throw new Refusal('password-wrong', { password: 'That password is not right' })
  await forgetTry(service, name)
}
