// What picks cost, can win and give back, in figures and in words.
import { PARTS, type SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { priceOf, tagOf } from '#src/games/soccer-cash/prices.ts'
import {
  partsOn,
  predictionsOf,
  slipFault,
  slipPrice,
  type MatchPick,
  type Slate,
} from '#src/games/soccer-cash/slip.ts'
import { figure } from '#src/lib/language/figure.ts'
import { oneInFigure } from '#src/lib/language/one-in.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { words } from './words.ts'

/** `8.3`, `1,204` */
const inFigures = (oneIn: number): string => oneInFigure(oneIn, 100)

/** A score's chance, `8.3` for 1 in 8.3; undefined if it has no price. */
export const chanceOf = (slate: Slate, match: string, score: string): string | undefined => {
  const onSale = slate.get(match)
  const parts = onSale ? partsOn(onSale, score) : 0
  return parts > 0 ? inFigures(PARTS / parts) : undefined
}

interface PredictionRow {
  scores: string[]
  oneIn: string
  prize: Kobo
  /** What comes back, in percent of its stake. */
  back: string
  isCapped: boolean
}

/** @param picks without a fault */
export const predictionRows = (
  picks: readonly MatchPick[],
  slate: Slate,
  stake: Kobo,
  most?: Kobo,
): PredictionRow[] =>
  predictionsOf(picks).map(scores => {
    const parts = scores.map((score, at) => partsOn(slate.get(picks[at]!.match)!, score))
    const price = priceOf(stake, parts, most)
    const { oneIn, returnPercent } = tagOf(stake, parts, price)
    return {
      scores,
      oneIn: inFigures(oneIn),
      prize: price.prize,
      back: figure(returnPercent, 1),
      isCapped: price.isCapped,
    }
  })

/** What comes back from all predictions together, in percent. */
const returnOf = (picks: readonly MatchPick[], slate: Slate, stake: Kobo, most?: Kobo): string => {
  const returns = predictionsOf(picks).map(scores => {
    const parts = scores.map((score, at) => partsOn(slate.get(picks[at]!.match)!, score))
    return tagOf(stake, parts, priceOf(stake, parts, most)).returnPercent
  })
  return figure(returns.reduce((sum, it) => sum + it, 0) / returns.length, 1)
}

/** How many predictions the scores so far make, faulty or not. */
export const countOf = (picks: readonly MatchPick[]): number =>
  picks.reduce((count, { scores }) => count * Math.max(1, scores.length), 1)

/** Undefined until the picks are a ticket. */
export const soccerTag = (
  form: SoccerForm,
  picks: readonly MatchPick[],
  slate: Slate,
  stake: Kobo,
  most?: Kobo,
) => {
  if (slipFault(form, picks, slate)) return undefined
  const price = slipPrice(picks, slate, stake, most)
  return { ...price, back: returnOf(picks, slate, stake, most) }
}

export type SoccerTag = NonNullable<ReturnType<typeof soccerTag>>

/** `2 × 1 × 1 predictions at ₦100.` */
export const countWords = (picks: readonly MatchPick[], stake: Kobo): string => {
  const at = formatMoney(stake)
  if (countOf(picks) === 1) return words.$onePredictionAt(at)
  return words.$predictionsAt(picks.map(({ scores }) => Math.max(1, scores.length)).join(' × '), at)
}
