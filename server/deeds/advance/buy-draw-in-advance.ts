// Turns one prepaid draw into a ticket: the money goes back into the wallet and out again in one transaction.
import type { Kobo } from '#src/lib/money.ts'
import {
  findDrawsAt,
  setDrawBought,
  setDrawRefunded,
  type LinesToCome,
} from '#server/db/queries/buying/advances.ts'
import { setPaidBefore } from '#server/db/queries/safer-play/gate.ts'
import type { Tx } from '#server/db/db.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import type { Ports } from '#server/ports/ports.ts'
import { buySlip, insertSlipOf, NotBought } from '#server/deeds/buying/buy-slip.ts'
import { newId } from '#server/deeds/new-id.ts'

/** Names the draw in the ledger, so that it can be neither bought nor refunded twice. */
const causeOf = (id: string, drawsAt: Date): string => `${id}/${drawsAt.toISOString()}`

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
  if (slipId !== advance.slip_id) await insertSlipOf(tx, slipId, advance)
  const batchId = await buySlip(tx, randomness, {
    playerId: advance.player_id,
    key: `advance/${cause}`,
    slipId,
    wallet: advance.wallet,
    amount,
    batch,
  })
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
