import type { Kobo } from '#src/lib/money.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { setShareTaken } from '#server/db/queries/buying/syndicates.ts'
import { refuseToStake } from '#server/db/queries/safer-play/gate.ts'
import type { Tx } from '#server/db/db.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'

interface TakeShare {
  /** Of the syndicate, whose row the caller holds. */
  id: string
  place: number
  amount: Kobo
  playerId: number
}

/**
 * A share is its member's stake: the gate judges it.
 * @throws Refusal wallet-short, phone-not-verified, sales-stopped, and why the player may not stake as much
 */
export const takeShare = async (tx: Tx, { id, place, amount, playerId }: TakeShare): Promise<void> => {
  await refuseWhileStopped(tx)
  if (!(await findPlayer(tx, playerId))!.phone_verified_at) throw new Refusal('phone-not-verified')
  await refuseToStake(tx, playerId, amount)
  await setShareTaken(tx, id, place, playerId)
  const [debit, cause] = [walletCode(playerId, 'play'), `${id}/${place}`]
  await post(tx, [{ debit, credit: 'syndicates', amount, kind: 'share', cause }])
}
