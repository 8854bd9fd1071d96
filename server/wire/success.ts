// The answer to a purchase, derived from the ticket and its batch as sold, so a retry gets the same one.
import type { AnswerIn } from '#src/contract/call.ts'
import type { Batch } from '#src/contract/draws.ts'
import type { lotteryPayment } from '#src/contract/games.ts'
import { settlePrize } from '#src/games/prizes.ts'
import type { RulesDocument } from '#src/games/rules-schema.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import type { Signer } from '#server/ports/signer.ts'
import type { PredictionsRow } from '#server/db/queries/matches/predictions.ts'
import { leafOf } from './receipt.ts'
import { gameTypeOf } from './ticket.ts'

export type Success = NonNullable<AnswerIn<typeof lotteryPayment>['success']>

/** A batch as it was while on sale: none of it ever changes. */
export interface SoldBatch {
  onWire: Batch
  commitmentHash: string
  drawsAt: string
  /** Null for predictions: their price is in the ticket. */
  rules: RulesDocument | null
}

interface SoldTicket {
  id: string
  masks: readonly number[]
  lines: number
  stake_per_line: Kobo
  leaf_index: number
  nonce: Uint8Array
  soccer?: PredictionsRow | null
}

/** One ticket, as the counter has sold it. */
export interface Bought {
  ticket: SoldTicket
  batch: SoldBatch
}

/** The most this ticket can win: one line with every number right, or its highest-paying prediction. */
const mostOf = (
  { soccer, stake_per_line: stake }: SoldTicket,
  { rules }: SoldBatch,
  lines: number[][],
): Kobo =>
  soccer ? soccer.winning : Math.max(...lines.map(line => settlePrize(rules!, lines, stake, line).won))

/** Without the rules, which a phone keeps once per batch (see the contract). */
export const successOnWire = async (signer: Signer, { ticket, batch }: Bought): Promise<Success> => {
  const stake = ticket.stake_per_line
  const leaf = leafOf(batch.onWire.id, batch.commitmentHash, ticket)
  const { lines } = leaf
  return {
    game_id: ticket.id,
    game_status: 'Pending',
    game_type: batch.rules?.lotteryType ?? gameTypeOf(batch.onWire.game),
    pontential_winning: naira(mostOf(ticket, batch, lines)),
    stake_per_line: naira(stake),
    total_lines: lines.length,
    ...(ticket.soccer && { total_predictions: lines.length }),
    total_stake: naira(stake * lines.length),
    batch_id: batch.onWire.id,
    draws_at: ticket.soccer ? new Date(ticket.soccer.last_at).toISOString() : batch.drawsAt,
    proof: {
      version: 3,
      receipt: await signer.receipt(leaf, ticket.leaf_index),
      batch: batch.onWire,
      path: null,
      rules: null,
      keys: signer.publicKeys,
      keyEntries: signer.keyEntries,
      prize: null,
    },
  }
}
