import type { AnswerIn } from '#src/contract/call.ts'
import type { getActivity, getSaferPlay } from '#src/contract/players/safer-play.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { naira } from '#src/lib/money.ts'
import type { ActivityRow, LimitRow, SaferPlayRow } from '#server/db/queries/safer-play/safer-play.ts'

type State = AnswerIn<typeof getSaferPlay>

const HOUR_OF_PLAY = 60
const REST = 10

const limitOnWire = ({ kind, period, amount, used, asked, from }: LimitRow): State['limits'][number] => ({
  kind,
  period,
  amount: amount === null ? null : naira(amount),
  used: naira(used),
  left: amount === null ? null : naira(Math.max(0, amount - used)),
  asked: from && { amount: asked === null ? null : naira(asked), from: from.toISOString() },
})

const sessionOnWire = (row: SaferPlayRow): State['session'] => {
  const { began_at: began, is_at_play, check_minutes, check_at } = row
  if (!began || !is_at_play || check_minutes === null) return null
  const after = (minutes: number) => new Date(began.getTime() + minutes * MINUTE).toISOString()
  return {
    began_at: began.toISOString(),
    staked: naira(row.staked),
    won: naira(row.won),
    check_at: check_at.toISOString(),
    pause_at: after(HOUR_OF_PLAY),
    pause_until: after(HOUR_OF_PLAY + REST),
  }
}

export const saferPlayOnWire = (row: SaferPlayRow, limits: readonly LimitRow[]): State => ({
  answered_at: row.answered_at?.toISOString() ?? null,
  asks_again: row.asks_again ?? false,
  review_due: row.review_due,
  review_months: row.review_months,
  limits: limits.map(limitOnWire),
  check_minutes: row.check_minutes ?? 20,
  session: sessionOnWire(row),
  break_until: row.break_until?.toISOString() ?? null,
  exclusion:
    row.excluded_at && row.is_shut_out
      ? {
          since: row.excluded_at.toISOString(),
          until: row.excluded_until?.toISOString() ?? null,
          reopens_at: row.reopens_at?.toISOString() ?? null,
        }
      : null,
  register_until: row.register_until?.toISOString() ?? null,
  register_asked_at: row.register_asked_at?.toISOString() ?? null,
})

export const activityOnWire = (row: ActivityRow): AnswerIn<typeof getActivity>['rows'][number] => ({
  from: row.from,
  topped_up: naira(row.topped_up),
  staked: naira(row.staked),
  won: naira(row.won),
  net: naira(row.won - row.staked),
})
