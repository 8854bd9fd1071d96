// Buys a ticket in the transaction of what it is for: an advance payment, a standing order, a bid, a group.
import { createHash } from 'node:crypto'
import type { RefusalName } from '#src/contract/refusals.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { worstOfTicket } from '#src/games/worst-case.ts'
import { purchaseMany, spoiltAs, type Asked } from '#server/db/queries/buying/purchases.ts'
import { insertSlips } from '#server/db/queries/buying/slips.ts'
import type { SyndicateRow } from '#server/db/queries/buying/syndicates.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import type { Tx } from '#server/db/db.ts'
import type { Randomness } from '#server/ports/ports.ts'
import { linesOf } from '#server/wire/receipt.ts'

/** The transaction must be abandoned. */
export class NotBought extends Error {
  constructor(readonly outcome: RefusalName | 'twin' | 'nothing-on-sale') {
    super(outcome)
  }
}

type KeptLines = Pick<
  SyndicateRow,
  'player_id' | 'game' | 'masks' | 'lines' | 'stake_per_line' | 'rules_hash'
>

/** Makes a slip of lines that are kept elsewhere. */
export const insertSlipOf = async (tx: Tx, id: string, kept: KeptLines): Promise<void> => {
  const { player_id: playerId, game, lines, stake_per_line: stake, rules_hash: rulesHash } = kept
  const masks = kept.masks.map(BigInt)
  const worst = worstOfTicket(readRules(await findRules(tx, rulesHash)), stake, linesOf(kept))
  await insertSlips(tx, [{ id, playerId, game, masks, lines, playable: true, worst, stake, rulesHash }])
}

/**
 * The caller holds the batches on sale, which a purchase locks before any wallet.
 * @param asked `key`: with a slash, which players' own Idempotency-Keys cannot contain
 * @throws NotBought
 * @returns the batch's ID
 */
export const buySlip = async (
  tx: Tx,
  randomness: Randomness,
  asked: Omit<Asked, 'hash' | 'nonce'>,
): Promise<string> => {
  const hash = createHash('sha256').update(asked.key).digest()
  const [row] = await purchaseMany(tx, [{ ...asked, hash, nonce: randomness.bytes(16) }]).catch(
    (error: unknown) => {
      const outcome = spoiltAs(error)
      throw outcome ? new NotBought(outcome) : error
    },
  )
  if (row!.outcome === 'known') throw new NotBought('slip-paid')
  if (row!.outcome !== 'sold') throw new NotBought(row!.outcome)
  return row!.batch_id
}
