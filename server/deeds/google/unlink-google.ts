import { endGoogleLink } from '#server/db/queries/accounts/google.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { checkPassword } from '#server/deeds/accounts/check-password.ts'
import { tellOfChange } from '#server/deeds/accounts/tell-of-change.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/**
 * Needs the password: without one the player would be locked out, and holding the unlocked phone must not be enough.
 * @throws Refusal not-found if there is none, password-wrong, password-missing, too-many-tries, crowded
 */
export const unlinkGoogle = async (
  service: Service,
  it: { playerId: number; password: string },
): Promise<void> => {
  await checkPassword(service, it)
  if ((await service.db.tx(tx => endGoogleLink(tx, it.playerId, false))).length === 0)
    throw new Refusal('not-found')
  const player = (await findPlayer(service.db, it.playerId))!
  await tellOfChange(service, player.phone, 'Your Google account no longer signs in to your account')
}
