// Does chance alone explain what a game has paid back?
import type { Kobo } from '#src/lib/money.ts'
import { choose, ways } from './odds.ts'
import { payoutOf } from './prizes.ts'
import { isOfScores, type RulesDocument } from './rules-schema.ts'
import { chanceOfLine, priceOfLine } from './score-lines.ts'

/** Lines sold at one stake on tickets of one size. */
export interface Sold {
  stake: Kobo
  lines: number
  onTicket: number
  /** The numbers of these lines, where a prize depends on them. */
  numbers?: readonly number[]
}

/** Totals over batches: kobo, and squared kobo. All of them add up, except `top`. */
export interface Returns {
  batches: number
  lines: number
  stake: Kobo
  paid: Kobo
  expected: number
  /** Mean square of a line's return, over all lines. */
  square: number
  /** As if each line had a draw of its own. */
  variance: number
  /** Summed over batches, with off = paid - expected: off squared, and off times stake. */
  offSquare: number
  offStake: number
  stakeSquare: number
  /** The highest prize of any line sold. */
  top: Kobo
}

const lineOf = (rules: RulesDocument, { stake, onTicket, numbers = [] }: Sold) => {
  if (isOfScores(rules)) {
    const { prize } = priceOfLine(rules, stake, numbers)
    const mean = chanceOfLine(rules, numbers) * prize
    return { mean, square: mean * prize, top: prize }
  }
  const tiers = rules.stakes.find(it => it.stake === stake)?.tiers
  if (!tiers) throw new RangeError(`the rules offer no stake of ${stake} kobo`)
  const total = choose(rules.of, rules.pick)
  const pays = tiers.map(tier => {
    const { prize, cashback } = payoutOf(tier, onTicket)
    return { chance: ways(rules, tier.hits) / total, kobo: prize + cashback }
  })
  return {
    mean: pays.reduce((sum, { chance, kobo }) => sum + chance * kobo, 0),
    square: pays.reduce((sum, { chance, kobo }) => sum + chance * kobo * kobo, 0),
    top: Math.max(...pays.map(it => it.kobo)),
  }
}

/**
 * One batch.
 * @throws RangeError if a stake is not in its rules
 */
export const returnsOf = (rules: RulesDocument, sold: readonly Sold[], paid: Kobo): Returns => {
  const parts = sold.map(it => ({ ...it, line: lineOf(rules, it) }))
  const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + of(part), 0)
  const stake = sum(it => it.lines * it.stake)
  const expected = sum(it => it.lines * it.line.mean)
  const off = paid - expected
  return {
    batches: 1,
    lines: sum(it => it.lines),
    stake,
    paid,
    expected,
    square: sum(it => it.lines * it.line.square),
    variance: sum(it => it.lines * (it.line.square - it.line.mean ** 2)),
    offSquare: off ** 2,
    offStake: off * stake,
    stakeSquare: stake ** 2,
    top: Math.max(0, ...parts.map(it => it.line.top)),
  }
}

/** -ln of the chance that honest draws leave the band on one side: one in a million. */
const RARE = Math.log(1e6)
/** With fewer batches we cannot tell yet how much players' lines resemble each other. */
const ENOUGH = 30

interface Band {
  /** Fractions of the stake. */
  ratio: number
  expected: number
  low: number
  high: number
  isOutside: boolean
}

/**
 * How many equal lines a draw decides on average, at least 1. One draw decides all lines of a batch, and
 * players like the same numbers, so batches vary more than independent lines would; the batches themselves
 * tell how much. A drift they all share is left out: that is what the band looks for.
 */
const crowdOf = (it: Returns): number => {
  if (it.batches < 2 || it.variance === 0) return 1
  const drift = (it.paid - it.expected) / it.stake
  const scatter = it.offSquare - 2 * drift * it.offStake + drift ** 2 * it.stakeSquare
  return Math.max(1, (scatter / it.variance) * (it.batches / (it.batches - 1)))
}

/**
 * The band in which honest draws stay. A normal approximation would be wrong: one top prize is many standard
 * deviations of a quiet day. Above: Bernstein's inequality as in Boucheron, Lugosi and Massart (Concentration
 * Inequalities, 2013, corollary 2.11); below: the one for non-negative sums (exercise 2.9 there).
 */
export const bandOf = (it: Returns): Band | undefined => {
  if (it.stake === 0) return undefined
  const crowd = crowdOf(it)
  const above = Math.sqrt(2 * RARE * it.variance * crowd) + (RARE * it.top * crowd) / 3
  const below = Math.sqrt(2 * RARE * it.square * crowd)
  const [ratio, expected] = [it.paid / it.stake, it.expected / it.stake]
  const [low, high] = [Math.max(0, expected - below / it.stake), expected + above / it.stake]
  return { ratio, expected, low, high, isOutside: it.batches >= ENOUGH && (ratio < low || ratio > high) }
}
