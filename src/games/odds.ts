// The honest price tag: a line's exact odds and returns, shown before anything is bought.
import type { Kobo } from '#src/lib/money.ts'
import type { GameRules, Tier } from './game.ts'
import { prizeOf } from './prizes.ts'

/** Binomial coefficient, n choose k. */
export const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i // an integer at every step
  return ways
}

/** The draws that hit exactly this many of a line's numbers. */
export const ways = (game: Pick<GameRules, 'pick' | 'of'>, right: number): number =>
  choose(game.pick, right) * choose(game.of - game.pick, game.pick - right)

interface TierOdds {
  hits: number
  kind: Tier['kind']
  /** kobo per line */
  pays: Kobo
  ways: number
  /** Odds of 1 in this many. */
  oneIn: number
}

interface Odds {
  /** Number of possible draws. */
  total: number
  tiers: TierOdds[]
  /** Average return per line, kobo (may be fractional). */
  expectedReturn: number
  /** As a percentage of the stake. */
  returnPercent: number
  /** One line in this many returns more than it cost. */
  profitOneIn: number
}

/** @param lines on the line's ticket; the game's minimum by default */
export const oddsOf = (game: GameRules, stake: Kobo, lines?: number): Odds => {
  const total = choose(game.of, game.pick)
  const tiers = game.tiers.map(tier => {
    const { prize, cashback } = prizeOf(game, stake, tier.hits, lines)
    const count = ways(game, tier.hits)
    return { hits: tier.hits, kind: tier.kind, pays: prize + cashback, ways: count, oneIn: total / count }
  })
  // At most 91,390 x 10^9 kobo for 4 of 40, and below 2^53 for 5 of 49: exact until divided.
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
 * The most a ticket can win, kobo: the best draw that completes one of its lines. Unpicked lines count
 * towards the ticket's card, but win nothing themselves.
 * @param count lines on the ticket, picked or not
 */
export const potentialWinning = (
  game: GameRules,
  stake: Kobo,
  lines: readonly (readonly number[])[],
  count = lines.length || game.lineCounts[0]!,
): Kobo => {
  const paid = Array.from({ length: game.pick + 1 }, (_, right) => prizeOf(game, stake, right, count).prize)
  // No bit masks: this runs on every tap, and bigints are slow.
  const pays = (drawn: readonly number[]) => {
    const right = new Set(drawn)
    return lines.reduce((sum, line) => sum + paid[line.filter(n => right.has(n)).length]!, 0)
  }
  return Math.max(prizeOf(game, stake, game.pick, count).prize, ...lines.map(pays))
}
