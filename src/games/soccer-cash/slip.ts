// A slip of predictions: its faults, its combinations, what they cost and can win.
import type { Kobo } from '#src/lib/money.ts'
import { priceOf } from './prices.ts'
import type { SoccerForm } from './rules.ts'
import { cellOf, MOST_GOALS, parseScore } from './scores.ts'

export interface MatchPick {
  match: string
  /** As text, `2-1`. */
  scores: readonly string[]
}

/** What is on sale for a match: parts by cell. */
export interface MatchOnSale {
  /** The most goals a side that the cells cover. */
  most: number
  parts: readonly number[]
}

export type Slate = ReadonlyMap<string, MatchOnSale>

type SlipFault =
  | 'match-count'
  | 'match-twice'
  | 'match-unknown'
  | 'score-count'
  | 'score-twice'
  | 'score-not-sold'
  | 'prediction-count'

/** Parts of a score of a match; 0 if it is not sold. */
export const partsOn = ({ most, parts }: MatchOnSale, text: string): number => {
  const score = parseScore(text)
  if (!score || score.home > most || score.away > most) return 0
  return parts[cellOf(score, most)]!
}

const faultOfMatch = (
  form: SoccerForm,
  slate: Slate,
  { match, scores }: MatchPick,
): SlipFault | undefined => {
  const onSale = slate.get(match)
  if (!onSale) return 'match-unknown'
  if (scores.length < 1 || scores.length > form.scores) return 'score-count'
  if (new Set(scores).size < scores.length) return 'score-twice'
  return scores.some(score => partsOn(onSale, score) === 0) ? 'score-not-sold' : undefined
}

const predictionCount = (picks: readonly MatchPick[]): number =>
  picks.reduce((count, { scores }) => count * scores.length, 1)

interface Fault {
  fault: SlipFault
  /** The match to blame, if it is one. */
  at?: number
}

/** The first thing wrong with it. */
export const slipFault = (form: SoccerForm, picks: readonly MatchPick[], slate: Slate): Fault | undefined => {
  if (picks.length < form.least || picks.length > form.most) return { fault: 'match-count' }
  const matches = picks.map(({ match }) => match)
  const twice = matches.findIndex((match, at) => matches.indexOf(match) < at)
  if (twice >= 0) return { fault: 'match-twice', at: twice }
  for (const [at, pick] of picks.entries()) {
    const fault = faultOfMatch(form, slate, pick)
    if (fault) return { fault, at }
  }
  return predictionCount(picks) > form.predictions ? { fault: 'prediction-count' } : undefined
}

/** Every combination of one score per match, in the order of the picks; the last match varies fastest. */
export const predictionsOf = (picks: readonly Pick<MatchPick, 'scores'>[]): string[][] =>
  picks.reduce<string[][]>(
    (combinations, { scores }) => combinations.flatMap(before => scores.map(score => [...before, score])),
    [[]],
  )

/** Each prediction as the cells of its scores. */
export const cellsOf = (picks: readonly { scores: readonly string[] }[]): number[][] =>
  predictionsOf(picks).map(scores => scores.map(score => cellOf(parseScore(score)!, MOST_GOALS)))

const least = (figures: readonly number[]): number => figures.reduce((a, b) => Math.min(a, b))

/** Without the empty one. */
const subsets = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((sets, it) => [...sets, ...sets.map(set => [...set, it]), [it]], [])

interface SlipPrice {
  predictions: number
  stake: Kobo
  /** For its best-paying prediction: only one combination can be right. */
  winning: Kobo
  isCapped: boolean
  /** The most it can ever cost the house: with matches void, several predictions may be right at once. */
  worst: Kobo
}

/** @param picks without a fault */
export const slipPrice = (picks: readonly MatchPick[], slate: Slate, stake: Kobo, most?: Kobo): SlipPrice => {
  const predictions = predictionCount(picks)
  const rarest = picks.map(pick => ({
    scores: pick.scores.length,
    parts: least(pick.scores.map(score => partsOn(slate.get(pick.match)!, score))),
  }))
  const priced = (legs: typeof rarest) =>
    priceOf(
      stake,
      legs.map(it => it.parts),
      most,
    )
  const worsts = subsets(rarest).map(
    legs => (priced(legs).prize * predictions) / legs.reduce((all, it) => all * it.scores, 1),
  )
  const { prize, isCapped } = priced(rarest)
  return {
    predictions,
    stake: predictions * stake,
    winning: prize,
    isCapped,
    worst: Math.max(predictions * stake, ...worsts),
  }
}
