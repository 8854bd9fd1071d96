import { forgetAddressOf } from '#server/db/queries/mail/newsletter.ts'
import type { Tx } from '#server/db/db.ts'
import { stopOrders } from '#server/deeds/orders/change-order.ts'
import { takeBackDeletion } from './take-back-deletion.ts'

/** What an exclusion ends at once, whether the player, the register or the operator who read it there ends play. */
export const endPlay = async (
  tx: Tx,
  playerId: number,
  why: 'self-excluded' | 'register-excluded',
): Promise<void> => {
  await forgetAddressOf(tx, playerId)
  await stopOrders(tx, playerId, why)
  // A new account would end it.
  await takeBackDeletion(tx, playerId)
}
