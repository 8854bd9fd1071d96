// Soccer cash as data: its three forms, what comes back, what is capped, and how real matches are judged.
import { DAY, HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'

/** What comes back of every stake on every score, in percent. */
export const RETURN = 53
/** The most that one prediction pays, whatever its price. */
export const MOST_PAID: Kobo = kobo(15_000_000)

/** Caps for a batch of virtual matches: it is sold under the highest that the prize reserve covers three times. */
export const caps: readonly Kobo[] = [MOST_PAID, ...[5_000_000, 2_000_000, 1_000_000, 500_000].map(kobo)]

/** Chances are whole parts of this: 2^20. */
export const PART_BITS = 20
export const PARTS = 2 ** PART_BITS
/** A score of fewer parts (1 in 65,536) is not sold: its prize would hardly ever reach its price. */
export const LEAST_PARTS = 16

export interface SoccerForm {
  id: 'real' | 'all-in' | 'virtual'
  /** Matches per prediction. */
  least: number
  most: number
  /** Scores per match; each combination is a prediction. */
  scores: number
  /** Predictions per ticket. */
  predictions: number
  /** Per prediction. */
  stakes: readonly Kobo[]
}

const stakes = [100, 200, 500, 1_000].map(kobo)

export const real: SoccerForm & { id: 'real' } = {
  id: 'real',
  least: 3,
  most: 3,
  scores: 20,
  predictions: 500,
  stakes: stakes.slice(0, 1),
}
export const allIn: SoccerForm & { id: 'all-in' } = {
  id: 'all-in',
  least: 1,
  most: 3,
  scores: 1,
  predictions: 1,
  stakes,
}
export const virtual: SoccerForm = { id: 'virtual', least: 1, most: 5, scores: 1, predictions: 1, stakes }

/** ms */
export const times = {
  /** Sales end this long before the first kick-off of the ticket's matches. */
  cutOff: MINUTE,
  /** A lone source is believed once it has said the same for this long after the end. */
  alone: 30 * MINUTE,
  /** A match that stopped is void unless it is resumed and finished within this. */
  resumed: DAY,
  /** After this from kick-off, a match without a result is reported to the operator. */
  silent: 4 * HOUR,
  /** After this from kick-off, a match without a result is void. */
  undecided: 7 * DAY,
}
