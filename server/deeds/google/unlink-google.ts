import { endGoogleLink } from '#server/db/queries/accounts/google.ts'
import { checkPassword } from '#server/deeds/accounts/check-password.ts'
import { tellPlayer } from '#server/deeds/tell-of-change.ts'
import { newId } from '#server/deeds/new-id.ts'
import type { Service } from '#server/service.ts'

/**
 * Needs the password: without one the player would be locked out, and holding the unlocked phone must not be enough.
 * @throws Refusal password-wrong, password-missing, too-many-tries, crowded
 */
export const unlinkGoogle = async (
  service: Service,
  it: { playerId: number; password: string },
): Promise<void> => {
  await checkPassword(service, it)
  await service.db.tx(async tx => {
    // Nothing is linked any more if the answer was lost and it is asked again.
    if ((await endGoogleLink(tx, it.playerId, false)).length === 0) return
    await tellPlayer(tx, it.playerId, 'google-unlinked', newId(service.ports.randomness))
  })
}
