// What players of soccer cash are promised: its SHA-256 is in every ticket.
import { MINUTE } from '#src/lib/lagos-time.ts'
import { RHO } from './chances.ts'
import type { PredictionGame } from './games.ts'
import { DEVIATIONS } from './quoted.ts'
import { LEAST_PARTS, MOST_PAID, PARTS, RETURN, times, type SoccerForm } from './rules.ts'
import { MOST_GOALS } from './scores.ts'

const formOf = ({ id, least, most, scores, predictions, stakes }: SoccerForm) => ({
  form: id,
  matches: [least, most],
  scoresPerMatch: scores,
  predictions,
  stakes: [...stakes],
})

const prices = {
  returnPercent: RETURN,
  parts: PARTS,
  leastParts: LEAST_PARTS,
  mostPaid: MOST_PAID,
  prize:
    'stake x return / product of chances, rounded down to the kobo, at most the cap that the ticket names',
}

/** Real matches: the single one and all-in. */
export const realDocument = ({ id, lotteryType, form }: PredictionGame, strengths: string) => ({
  version: 1,
  game: id,
  lotteryType,
  ...formOf(form),
  ...prices,
  mostGoals: MOST_GOALS,
  model: {
    name: 'dixon-coles',
    rho: RHO,
    /** SHA-256 of the table: strengths of teams, factors by league and score, how much is known of each league. */
    strengths,
    quoted:
      'chance x factor of league and score x (1 + deviations x sqrt((1 - q) / (q x matches))), q the likeliest score of the match; rounded up to whole parts',
    deviations: DEVIATIONS,
  },
  counts: '90 minutes and stoppage, no extra time, no penalties',
  cutOffMinutes: times.cutOff / MINUTE,
  sources: { agreeing: 2, aloneMinutes: times.alone / MINUTE },
  corrections: 'none after the result is fixed',
  void: {
    postponed: 'unless it starts by 23:59 in Lagos on the day after',
    stoppedMinutes: times.resumed / MINUTE,
    awarded: 'unless played to the end: then the score on the pitch',
    cancelled: 'always',
    swapped: 'if home and away teams change places',
    undecidedMinutes: times.undecided / MINUTE,
    left: 'the price of the matches that are left; all void: the stake goes back',
    late: 'a ticket accepted after the true kick-off: its stake goes back',
  },
})
