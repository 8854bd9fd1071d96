// The price of scores: the same share comes back on every one of them.
import { expect, test } from 'vitest'
import { partsOf, priceOf, tagOf } from '#src/games/soccer-cash/prices.ts'
import { allIn, LEAST_PARTS, MOST_PAID, PARTS, real, RETURN, virtual } from '#src/games/soccer-cash/rules.ts'
import { leaguesOf, quotedChances } from '#src/games/soccer-cash/strengths.ts'
import strengths from '#src/games/soccer-cash/strengths.json'
import { slateOf } from '#src/games/soccer-cash/virtual/teams.ts'
import type { StrengthsFile } from '#src/games/soccer-cash/strengths.ts'
import { kobo } from '#src/lib/money.ts'
import { virtualOnSale } from '../../support/virtual-on-sale.ts'

const leagues = leaguesOf(strengths as unknown as StrengthsFile)
const partsOfMatch = (league: string, home: string, away: string) =>
  quotedChances(leagues, { league, home, away })!
    .map(partsOf)
    .filter(parts => parts > 0)

const slate = [
  partsOfMatch('en.1', 'Arsenal FC', 'Chelsea FC'),
  partsOfMatch('it.1', 'Torino FC', 'AC Milan'),
  partsOfMatch('de.1', 'FC Bayern München', 'FC St. Pauli 1910'),
]
const virtualSlate = slateOf(0)
  .slice(0, 3)
  .map(match => virtualOnSale(match).parts.filter(parts => parts > 0))

/** 53% of the stake, at most a tenth of a point less and never more; less if the cap applies. Exact. */
const faultOf = (stake: number, parts: readonly number[]): string | undefined => {
  const { prize, isCapped } = priceOf(stake, parts)
  const product = parts.reduce((all, it) => all * it, 1)
  // Back, in units of kobo / 100 parts: below 2^53 for one score, as whole BigInts for more.
  const whole = BigInt(stake * RETURN) << BigInt(20 * parts.length)
  const back = BigInt(prize) * parts.reduce((all, it) => all * BigInt(it), 100n)
  if (back > whole) return `${product} parts return more`
  if (isCapped) return prize === MOST_PAID ? undefined : `${product} parts are capped at ${prize}`
  const tenth = BigInt(stake) << BigInt(20 * parts.length)
  return (whole - back) * 10n > tenth ? `${product} parts return too little` : undefined
}

test.each([...new Set([real, allIn, virtual].flatMap(form => form.stakes))])(
  'every score of a slate of real and of virtual matches returns 53%% of a stake of %i kobo',
  stake => {
    for (const parts of [...slate, ...virtualSlate].flat()) expect(faultOf(stake, [parts])).toBeUndefined()
  },
)

test('so does every pair and every triple of a real slate, and of a virtual one', () => {
  const stake = kobo(100)
  const faults: string[] = []
  const check = (parts: number[]) => {
    const fault = faultOf(stake, parts)
    if (fault) faults.push(fault)
  }
  for (const [a, b, c] of [slate, virtualSlate] as [number[], number[], number[]][]) {
    for (const [one, other] of [
      [a, b],
      [a, c],
      [b, c],
    ] as const)
      // prettier-ignore
      for (const first of one!) for (const second of other!) check([first, second])
    for (const first of a!) for (const second of b!) for (const third of c!) check([first, second, third])
  }
  expect(faults).toEqual([])
})

test('the prize is what the anchor says: 1-1 at 12.20% pays 4.34 times the stake, three of three at 11.66% 334 times', () => {
  expect(priceOf(kobo(100), [127_922]).prize).toBe(43_444)
  expect(Math.round(priceOf(kobo(100), Array(3).fill(partsOf(0.1166))).prize / kobo(100))).toBe(334)
})

test('chances are rounded up, so that a prize never promises more than 53%', () => {
  expect(partsOf(0.5)).toBe(PARTS / 2)
  expect(partsOf(0.5 + 1e-9)).toBe(PARTS / 2 + 1)
  expect(partsOf(LEAST_PARTS / PARTS)).toBe(LEAST_PARTS)
  expect(partsOf((LEAST_PARTS - 1.5) / PARTS)).toBe(0)
})

test('a prize stops at fifteen million naira or at what the reserve allows, and says so', () => {
  expect(priceOf(kobo(1_000), [16, 16, 16])).toEqual({ prize: MOST_PAID, isCapped: true })
  expect(priceOf(kobo(100), [1_000, 1_000], kobo(5_000))).toEqual({ prize: kobo(5_000), isCapped: true })
  expect(priceOf(kobo(100), [2_000, 2_000], kobo(50_000_000)).isCapped).toBe(false)
})

test('nothing, no chance, half a part and more than certainty have no price', () => {
  for (const parts of [[], [0], [1.5], [-1], [PARTS + 1], [Number.NaN]])
    expect(() => priceOf(kobo(100), parts)).toThrow(RangeError)
})

test('the tag says the odds and what comes back on average', () => {
  const parts = [127_922, 97_247]
  const tag = tagOf(kobo(100), parts, priceOf(kobo(100), parts))
  expect(tag.oneIn).toBeCloseTo(88.385, 2)
  expect(tag.returnPercent).toBeCloseTo(53, 2)
})
