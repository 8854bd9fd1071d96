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

/** Each prediction with its price. @param picks without a fault */
const pricesOf = (picks: readonly MatchPick[], slate: Slate, stake: Kobo, most?: Kobo) =>
  predictionsOf(picks).map(scores => {
    const parts = scores.map((score, at) => partsOn(slate.get(picks[at]!.match)!, score))
    const price = priceOf(stake, parts, most)
    return { scores, prize: price.prize, ...tagOf(stake, parts, price) }
  })

/** `back` is what comes back, in percent of its stake. */
export const predictionRows = (...slip: Parameters<typeof pricesOf>) =>
  pricesOf(...slip).map(({ scores, prize, oneIn, returnPercent }) => ({
    scores,
    oneIn: inFigures(oneIn),
    prize,
    back: figure(returnPercent, 1),
  }))

/** What comes back from all predictions together, in percent. */
const returnOf = (...slip: Parameters<typeof pricesOf>): string => {
  const prices = pricesOf(...slip)
  return figure(prices.reduce((sum, it) => sum + it.returnPercent, 0) / prices.length, 1)
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
