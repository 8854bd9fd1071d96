// The ticket of a syndicate, bought with the last share in one transaction.
import { createHash } from 'node:crypto'
import type { RefusalName } from '#src/contract/refusals.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { worstOfTicket } from '#src/games/worst-case.ts'
import { price } from '#src/picks/price.ts'
import { purchaseMany, spoiltAs } from '#server/db/queries/buying/purchases.ts'
import { insertSlips } from '#server/db/queries/buying/slips.ts'
import {
  isAnyBarred,
  setSyndicateBought,
  type ShareRow,
  type SyndicateRow,
} from '#server/db/queries/buying/syndicates.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { setPaidBefore } from '#server/db/queries/safer-play/gate.ts'
import type { Tx } from '#server/db/db.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import type { Ports } from '#server/ports/ports.ts'
import { linesOf } from '#server/wire/receipt.ts'

/** The ticket could not be bought; the transaction must be abandoned. */
export class NotTogether extends Error {
  constructor(readonly outcome: RefusalName | 'twin' | 'nothing-on-sale' | 'member') {
    super(outcome)
  }
}

/**
 * The caller holds the batches on sale and the syndicate, all of whose shares are paid. The money goes through the wallet of
 * who made it, whose ticket it is in the batch.
 * @throws NotTogether
 */
export const buyTogether = async (
  tx: Tx,
  { randomness }: Pick<Ports, 'randomness'>,
  syndicate: SyndicateRow,
  shares: readonly ShareRow[],
): Promise<void> => {
  const { id, player_id: playerId, game, lines, stake_per_line: stake, rules_hash: rulesHash } = syndicate
  // Each was judged when they paid; who has shut themselves out since plays no more.
  const members = shares.map(it => it.player_id!)
  if (await isAnyBarred(tx, members)) throw new NotTogether('member')
  const amount = price(lines, stake)
  await setPaidBefore(tx, playerId)
  await post(tx, [
    { debit: 'syndicates', credit: walletCode(playerId, 'play'), amount, kind: 'shares-used', cause: id },
  ])
  const worst = worstOfTicket(readRules(await findRules(tx, rulesHash)), stake, linesOf(syndicate))
  const masks = syndicate.masks.map(BigInt)
  await insertSlips(tx, [{ id, playerId, game, masks, lines, playable: true, worst, stake, rulesHash }])
  const [row] = await purchaseMany(tx, [
    {
      playerId,
      // Players' Idempotency-Keys cannot contain a slash, so none can clash.
      key: `syndicate/${id}`,
      hash: createHash('sha256').update(id).digest(),
      slipId: id,
      wallet: 'play',
      amount,
      nonce: randomness.bytes(16),
    },
  ]).catch((error: unknown) => {
    const outcome = spoiltAs(error)
    throw outcome ? new NotTogether(outcome) : error
  })
  if (row!.outcome !== 'sold') throw new NotTogether(row!.outcome === 'known' ? 'twin' : row!.outcome)
  await setSyndicateBought(tx, id)
}
