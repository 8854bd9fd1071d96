import type { AnswerIn } from '#src/contract/call.ts'
import type { listChoices } from '#src/contract/choices.ts'
import { paydayOf } from '#src/games/salary-days.ts'
import { worthToday, YEARLY_RATE } from '#src/games/worth-today.ts'
import { naira } from '#src/lib/money.ts'
import type { ChoiceRow } from '#server/db/queries/money/choices.ts'
import { linesOf } from './receipt.ts'
import { gameTypeOf } from './ticket.ts'

const nextOf = ({ chosen, chosen_at, paid_months, months }: ChoiceRow): string | null =>
  chosen === 'monthly' && chosen_at && paid_months < months
    ? new Date(paydayOf(chosen_at.getTime(), paid_months + 1)).toISOString()
    : null

/** @param tax hundredths of a percent */
export const choiceOnWire = (
  row: ChoiceRow,
  tax: number,
): AnswerIn<typeof listChoices>['choices'][number] => ({
  id: String(row.id),
  game_type: gameTypeOf(row.game),
  game_play_id: row.ticket_id,
  batch_id: row.batch_id,
  ticket: linesOf(row)[row.line - 1]!,
  won_at: row.won_at.toISOString(),
  once: naira(row.once),
  monthly: naira(row.monthly),
  months: row.months,
  worth_today: naira(Math.round(worthToday(row))),
  yearly_rate: YEARLY_RATE * 100,
  tax_percent: tax / 100,
  chosen: row.chosen,
  chosen_at: row.chosen_at?.toISOString() ?? null,
  paid_months: row.paid_months,
  next_payment_at: nextOf(row),
})
