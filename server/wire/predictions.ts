import type * as v from 'valibot'
import type { predictions } from '#src/contract/soccer/predictions.ts'
import { predictionGameById } from '#src/games/soccer-cash/games.ts'
import { naira } from '#src/lib/money.ts'
import type { TicketRow } from '#server/db/queries/buying/tickets.ts'
import type { PlayedMatchRow, PredictionsRow } from '#server/db/queries/matches/predictions.ts'

type PredictionsOnWire = v.InferInput<typeof predictions>
type MatchOnWire = PredictionsOnWire['matches'][number]

const stateOf = ({
  decided_at: decidedAt,
  void: reason,
  is_on: isOn,
}: PlayedMatchRow): MatchOnWire['state'] => {
  if (decidedAt) return reason ? 'void' : 'decided'
  return isOn ? 'live' : 'waiting'
}

const matchOnWire = (row: PlayedMatchRow, pick: PredictionsRow['picks'][number]): MatchOnWire => ({
  match_id: row.id,
  number: row.number,
  league: row.league,
  home: row.home,
  away: row.away,
  kick_off: row.kick_off.toISOString(),
  begins_at: row.begins_at?.toISOString() ?? null,
  scores: pick.scores.map((score, at) => ({ score, parts: pick.parts[at]! })),
  state: stateOf(row),
  live: row.decided_at ? null : row.live,
  score: row.score,
  void: row.void,
  sources: row.sources ?? [],
  decided_at: row.decided_at?.toISOString() ?? null,
})

/** @param matches in the order of the picks */
export const predictionsOnWire = (
  ticket: TicketRow,
  soccer: PredictionsRow,
  matches: readonly PlayedMatchRow[],
): PredictionsOnWire => ({
  form: predictionGameById(ticket.game)?.form.id ?? 'real',
  stake_per_prediction: naira(ticket.stake_per_line),
  total_predictions: ticket.lines,
  winning_amount: naira(soccer.winning),
  most_paid: naira(soccer.most),
  closes_at: new Date(soccer.closes_at).toISOString(),
  matches: soccer.picks.map((pick, at) => matchOnWire(matches[at]!, pick)),
})
