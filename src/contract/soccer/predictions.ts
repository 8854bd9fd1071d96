// Predictions as a ticket shows them.
import * as v from 'valibot'
import { instant, nairaNumber, whole } from '../words.ts'

const playedMatch = v.object({
  match_id: v.string(),
  number: whole,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  kick_off: instant, // as it was sold
  begins_at: v.nullable(instant), // by the sources now; null while one says that it will not be played then
  /** With their chances when they were sold, in parts of 2^20. */
  scores: v.array(v.object({ score: v.string(), parts: whole })),
  state: v.picklist(['waiting', 'live', 'decided', 'void']),
  /** Goals so far. */
  live: v.nullable(v.string()),
  score: v.nullable(v.string()),
  /** Why it does not count. */
  void: v.nullable(v.string()),
  /** Who said how it ended. */
  sources: v.array(v.string()),
  decided_at: v.nullable(instant),
})

/** A ticket's predictions, and how its matches stand. */
export const predictions = v.object({
  form: v.picklist(['real', 'all-in']),
  stake_per_prediction: nairaNumber,
  total_predictions: whole,
  winning_amount: nairaNumber,
  most_paid: nairaNumber,
  closes_at: instant,
  matches: v.array(playedMatch),
})
