import type * as v from 'valibot'
import type { AnswerIn } from '#src/contract/call.ts'
import type { predictions } from '#src/contract/soccer/predictions.ts'
import type { registerPredictions } from '#src/contract/soccer/slips.ts'
import { predictionGameById } from '#src/games/soccer-cash/games.ts'
import type { MatchPick, slipPrice } from '#src/games/soccer-cash/slip.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import type { TicketRow } from '#server/db/queries/buying/tickets.ts'
import type {
  PickedMatchRow,
  PlayedMatchRow,
  PredictionsRow,
} from '#server/db/queries/matches/predictions.ts'

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

export interface RegisteredPredictions {
  id: string
  /** In the order of the picks. */
  matches: readonly PickedMatchRow[]
  picks: readonly MatchPick[]
  price: ReturnType<typeof slipPrice>
  /** Cap of one prediction, in kobo. */
  most: Kobo
  closesAt: Date
}

/** Predictions as they are registered, not yet paid. */
export const predictionSlipOnWire = (it: RegisteredPredictions): AnswerIn<typeof registerPredictions> => ({
  succeeded: true,
  message: 'Your predictions are ready to be paid',
  game_play_id: it.id,
  game_summary: it.matches.map((match, at) => ({
    match_id: match.id,
    number: match.number,
    league: match.league,
    home: match.home,
    away: match.away,
    kick_off: match.kick_off.toISOString(),
    scores: [...it.picks[at]!.scores],
  })),
  matches_played: it.matches.length,
  total_predictions: it.price.predictions,
  total_stake_amount: naira(it.price.stake),
  winning_amount: naira(it.price.winning),
  most_paid: naira(it.most),
  is_capped: it.price.isCapped,
  closes_at: it.closesAt.toISOString(),
})
