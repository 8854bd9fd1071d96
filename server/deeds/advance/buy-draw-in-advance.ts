// Turns one prepaid draw into a ticket: the money goes back into the wallet and out again in one transaction.
import { createHash } from 'node:crypto'
import type { RefusalName } from '#src/contract/refusals.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { worstOfTicket } from '#src/games/worst-case.ts'
import { linesOf } from '#server/wire/receipt.ts'
import type { Kobo } from '#src/lib/money.ts'
import {
  findDrawsAt,
  setDrawBought,
  setDrawRefunded,
  type LinesToCome,
} from '#server/db/queries/buying/advances.ts'
import { purchaseMany, spoiltAs } from '#server/db/queries/buying/purchases.ts'
import { setPaidBefore } from '#server/db/queries/safer-play/gate.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { insertSlips } from '#server/db/queries/buying/slips.ts'
import type { Tx } from '#server/db/db.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import type { Ports } from '#server/ports/ports.ts'
import { newId } from '#server/deeds/new-id.ts'

/** Names the draw in the ledger, so that it can be neither bought nor refunded twice. */
const causeOf = (id: string, drawsAt: Date): string => `${id}/${drawsAt.toISOString()}`

/** The ticket could not be bought; the transaction must be abandoned. */
export class NotBought extends Error {
  constructor(readonly outcome: RefusalName | 'twin' | 'nothing-on-sale') {
    super(outcome)
  }
}

/**
 * Buys one draw's ticket in the batch on sale. The caller holds the draw's row and the batches on sale, which a
 * purchase locks before any wallet.
 * @param batch it is meant for
 * @throws NotBought if the batch on sale refuses it, or belongs to another draw
 * @returns the ticket's ID
 */
export const buyDraw = async (
  tx: Tx,
  { randomness }: Pick<Ports, 'randomness'>,
  { amount, ...advance }: LinesToCome & { amount: Kobo },
  drawsAt: Date,
  slipId = newId(randomness),
  batch?: string,
): Promise<string> => {
  const cause = causeOf(advance.id, drawsAt)
  await setPaidBefore(tx, advance.player_id)
  await post(tx, [
    {
      debit: 'advance',
      credit: walletCode(advance.player_id, advance.wallet),
      amount,
      kind: 'advance-used',
      cause,
    },
  ])
  if (slipId !== advance.slip_id) {
    const rules = readRules(await findRules(tx, advance.rules_hash))
    await insertSlips(tx, [
      {
        id: slipId,
        playerId: advance.player_id,
        game: advance.game,
        masks: advance.masks.map(BigInt),
        lines: advance.lines,
        playable: true,
        worst: worstOfTicket(rules, advance.stake_per_line, linesOf(advance)),
        stake: advance.stake_per_line,
        rulesHash: advance.rules_hash,
      },
    ])
  }
  const [row] = await purchaseMany(tx, [
    {
      playerId: advance.player_id,
      // Players' Idempotency-Keys cannot contain a slash, so none can clash.
      key: `advance/${cause}`,
      hash: createHash('sha256').update(cause).digest(),
      slipId,
      wallet: advance.wallet,
      amount,
      nonce: randomness.bytes(16),
      batch,
    },
  ]).catch((error: unknown) => {
    const outcome = spoiltAs(error)
    throw outcome ? new NotBought(outcome) : error
  })
  if (row!.outcome !== 'sold') throw new NotBought(row!.outcome === 'known' ? 'twin' : row!.outcome)
  const { batch_id: batchId } = row as { batch_id: string }
  // Between draws, the batch on sale may already belong to the next one.
  if ((await findDrawsAt(tx, batchId)).getTime() !== drawsAt.getTime()) throw new NotBought('batch-closed')
  await setDrawBought(tx, advance.id, drawsAt, slipId)
  return slipId
}

/** Refunds prepaid draws, whose rows the caller holds, to the wallet that paid. */
export const giveBack = async (
  tx: Tx,
  advance: LinesToCome,
  draws: readonly { draws_at: Date; amount: Kobo }[],
  reason: string,
): Promise<void> => {
  await post(
    tx,
    draws.map(draw => ({
      debit: 'advance',
      credit: walletCode(advance.player_id, advance.wallet),
      amount: draw.amount,
      kind: 'advance-back',
      cause: causeOf(advance.id, draw.draws_at),
    })),
  )
  for (const draw of draws) await setDrawRefunded(tx, advance.id, draw.draws_at, reason)
}
