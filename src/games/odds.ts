// The honest price tag: exact odds and returns of a line out of the catalogue, before anything is bought.
import type { Kobo } from '#src/lib/money.ts'
import type { GameRules, Tier } from './game.ts'
import { prizeOf } from './prizes.ts'

/** How many ways there are to choose k of n. */
export const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i // whole at every step
  return ways
}

/** Of all draws, those that have exactly so many numbers of a line. */
export const ways = (game: Pick<GameRules, 'pick' | 'of'>, right: number): number =>
  choose(game.pick, right) * choose(game.of - game.pick, game.pick - right)

interface TierOdds {
  hits: number
  kind: Tier['kind']
  /** kobo for a line */
  pays: Kobo
  ways: number
  /** One line in so many */
  oneIn: number
}

interface Odds {
  /** All draws there are. */
  total: number
  tiers: TierOdds[]
  /** What comes back of one line on average, kobo (a fraction of them). */
  expectedReturn: number
  /** The same in percent of the stake. */
  returnPercent: number
  /** One line in so many brings back more than it cost. */
  profitOneIn: number
}

/** @param lines on the ticket of the line; as few as may be where nothing is said */
export const oddsOf = (game: GameRules, stake: Kobo, lines?: number): Odds => {
  const total = choose(game.of, game.pick)
  const tiers = game.tiers.map(tier => {
    const { prize, cashback } = prizeOf(game, stake, tier.hits, lines)
    const count = ways(game, tier.hits)
    return { hits: tier.hits, kind: tier.kind, pays: prize + cashback, ways: count, oneIn: total / count }
  })
  // At most 91,390 x 10^9 kobo for 4 of 40, and below 2^53 for 5 of 49: a whole number until it is divided.
  const returned = tiers.reduce((sum, tier) => sum + tier.ways * tier.pays, 0)
  const profitable = tiers.filter(tier => tier.pays > stake).reduce((sum, tier) => sum + tier.ways, 0)
  return {
    total,
    tiers,
    expectedReturn: returned / total,
    returnPercent: (returned * 100) / (total * stake),
    profitOneIn: total / profitable,
  }
}

/**
 * The most that a ticket can win, kobo: the best draw among those that complete one of its lines. Lines that are not
 * picked yet count for the card of the ticket, and win nothing beside the one that is complete.
 * @param count lines of the ticket, picked or not
 */
export const potentialWinning = (
  game: GameRules,
  stake: Kobo,
  lines: readonly (readonly number[])[],
  count = lines.length || game.lineCounts[0]!,
): Kobo => {
  const paid = Array.from({ length: game.pick + 1 }, (_, right) => prizeOf(game, stake, right, count).prize)
  // Counted without masks: a tap on a ball asks for it, and whole numbers as long as a drum are slow.
  const pays = (drawn: readonly number[]) => {
    const right = new Set(drawn)
    return lines.reduce((sum, line) => sum + paid[line.filter(n => right.has(n)).length]!, 0)
  }
  return Math.max(prizeOf(game, stake, game.pick, count).prize, ...lines.map(pays))
}
