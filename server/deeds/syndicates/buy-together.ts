// The ticket of a syndicate, bought with the last share in one transaction.
import { price } from '#src/picks/price.ts'
import {
  isAnyBarred,
  setSyndicateBought,
  type ShareRow,
  type SyndicateRow,
} from '#server/db/queries/buying/syndicates.ts'
import { setPaidBefore } from '#server/db/queries/safer-play/gate.ts'
import type { Tx } from '#server/db/db.ts'
import { agreedRules } from '#server/deeds/buying/agreed-rules.ts'
import { buySlip, insertSlipOf } from '#server/deeds/buying/buy-slip.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'

/** A member may not play; the transaction must be abandoned. */
export class MemberBarred extends Error {}

/**
 * The caller holds the batches on sale and the syndicate, all of whose shares are paid. The money goes through its
 * maker's wallet, whose ticket it is in the batch.
 * @throws NotBought, MemberBarred
 */
export const buyTogether = async (
  service: Service,
  tx: Tx,
  syndicate: SyndicateRow,
  shares: readonly ShareRow[],
): Promise<void> => {
  const { id, player_id: playerId, lines, stake_per_line: stake } = syndicate
  // Each was judged when they paid, but may have shut themselves out since.
  const members = shares.map(it => it.player_id!)
  if (await isAnyBarred(tx, members)) throw new MemberBarred()
  const amount = price(lines, stake)
  await setPaidBefore(tx, playerId)
  await post(tx, [
    { debit: 'syndicates', credit: walletCode(playerId, 'play'), amount, kind: 'shares-used', cause: id },
  ])
  await insertSlipOf(tx, id, { ...syndicate, rules_hash: await agreedRules(service, tx, syndicate) })
  await buySlip(tx, service.ports.randomness, {
    playerId,
    key: `syndicate/${id}`,
    slipId: id,
    wallet: 'play',
    amount,
  })
  await setSyndicateBought(tx, id)
}
