import type { AnswerIn } from '#src/contract/call.ts'
import type { getAdvance } from '#src/contract/advance.ts'
import { naira } from '#src/lib/money.ts'
import type { AdvanceDrawRow, LinesToCome } from '#server/db/queries/buying/advances.ts'
import { linesOf } from './receipt.ts'
import { gameTypeOf } from './ticket.ts'

export const advanceOnWire = (
  row: LinesToCome,
  draws: readonly AdvanceDrawRow[],
): AnswerIn<typeof getAdvance> => ({
  id: row.id,
  game_type: gameTypeOf(row.game),
  tickets: linesOf(row),
  stake_per_line: naira(row.stake_per_line),
  paid_from: row.wallet,
  date: row.created_at.toISOString(),
  draws: draws
    .filter(draw => draw.advance_id === row.id)
    .map(draw => ({
      draws_at: draw.draws_at.toISOString(),
      state: draw.state,
      amount: naira(draw.amount),
      game_play_id: draw.ticket_id,
      reason: draw.reason,
    })),
})
