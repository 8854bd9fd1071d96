// Predictions of real matches: registered as a slip here, paid like every other slip (`lottery_payment`).
import * as v from 'valibot'
import { someNaira } from '#src/lib/fields/typed.ts'
import { call } from '../call.ts'
import { amountText, filled, instant, nairaNumber, whole } from '../words.ts'

const CHOOSE_MATCHES = 'Choose your matches first'

const pick = v.object({
  match_id: filled(120),
  /** `2-1`, the home team's goals first. */
  scores: v.pipe(v.array(filled(10), 'Choose a score'), v.maxLength(100, 'Too many scores')),
})

export const registerPredictions = call({
  method: 'POST',
  path: '/api/v1/soccer/slips/',
  who: 'player',
  body: v.object({
    lottery_type: v.pipe(filled(40), v.toUpperCase()),
    stake_amount: amountText, // per prediction
    picks: v.pipe(
      v.array(pick, CHOOSE_MATCHES),
      v.minLength(1, CHOOSE_MATCHES),
      v.maxLength(20, 'Too many matches'),
    ),
    /** The dearest prediction's prize and the cap, as shown: without them a change cannot be put to the player. */
    winning_amount: someNaira,
    most_paid: someNaira,
  }),
  answer: v.object({
    succeeded: v.boolean(),
    message: v.string(),
    game_play_id: v.string(),
    game_summary: v.array(
      v.object({
        match_id: v.string(),
        number: whole,
        league: v.string(),
        home: v.string(),
        away: v.string(),
        kick_off: instant,
        scores: v.array(v.string()),
      }),
    ),
    matches_played: whole,
    total_predictions: whole,
    total_stake_amount: nairaNumber,
    /** The most that one of its predictions can win. */
    winning_amount: nairaNumber,
    /** The cap of one prediction, which the ticket keeps. */
    most_paid: nairaNumber,
    is_capped: v.boolean(),
    /** A minute before the first of its matches begins. */
    closes_at: instant,
  }),
})
