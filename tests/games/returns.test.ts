// The band is held against simulated histories: honest draws stay inside, a wrong prize does not.
import { expect, test } from 'vitest'
import { oddsOf } from '#src/games/odds.ts'
import { prizeOf, rulesDocument } from '#src/games/prizes.ts'
import { bandOf, returnsOf, type Returns } from '#src/games/returns.ts'
import { kobo } from '#src/lib/money.ts'
import { instantCashout as game } from '../support/games.ts'
import { seeded } from '../support/returns.ts'

const rules = rulesDocument(game)

const four = (random: () => number): number[] => {
  const line = new Set<number>()
  while (line.size < 4) line.add(1 + Math.floor(random() * 40))
  return [...line]
}

interface Play {
  batches: number
  lines: number
  stake: number
  /** Of so many lines the players choose; without it each picks at random. */
  favourites?: number
  /** What a line with so many right really pays, kobo. */
  pays?: (right: number) => number
}

const fair = (stake: number) => {
  const prizes = [0, 1, 2, 3, 4].map(right => prizeOf(game, stake, right))
  return (right: number) => prizes[right]!.prize + prizes[right]!.cashback
}

const add = (all: Returns, one: Returns): Returns => {
  const keys = Object.keys(all) as (keyof Returns)[]
  const sum = Object.fromEntries(keys.map(key => [key, all[key] + one[key]])) as unknown as Returns
  return { ...sum, top: Math.max(all.top, one.top) }
}

const history = (random: () => number, it: Play): Returns => {
  const pays = it.pays ?? fair(it.stake)
  const favourites = Array.from({ length: it.favourites ?? 0 }, () => four(random))
  const pick = () =>
    favourites.length > 0 ? favourites[Math.floor(random() ** 2 * favourites.length)]! : four(random)
  const batches = Array.from({ length: it.batches }, () => {
    const drawn = new Uint8Array(41)
    for (const number of four(random)) drawn[number] = 1
    let paid = 0
    for (let at = 0; at < it.lines; at++) {
      let right = 0
      for (const number of pick()) right += drawn[number]!
      paid += pays(right)
    }
    return returnsOf(rules, [{ stake: it.stake, lines: it.lines, onTicket: 1 }], paid)
  })
  return batches.reduce(add)
}

const outside = (seed: number, histories: number, play: Play): number => {
  const random = seeded(seed)
  return Array.from({ length: histories }, () => history(random, play)).filter(it => bandOf(it)!.isOutside)
    .length
}

test('expected and variance of a line are those of all draws there are', () => {
  for (const { stake } of rules.stakes) {
    const { expectedReturn, tiers, total } = oddsOf(game, stake)
    const one = returnsOf(rules, [{ stake, lines: 3, onTicket: 1 }], 0)
    const square = tiers.reduce((sum, tier) => sum + (tier.ways * tier.pays ** 2) / total, 0)
    expect(one.expected).toBeCloseTo(3 * expectedReturn, 6)
    expect(one.square / (3 * square)).toBeCloseTo(1, 12)
    expect(one.variance / (3 * (square - expectedReturn ** 2))).toBeCloseTo(1, 12)
    expect(one.top).toBe(tiers[0]!.pays)
  }
  expect(() => returnsOf(rules, [{ stake: 777, lines: 1, onTicket: 1 }], 0)).toThrow(RangeError)
})

test('stakes of one batch add up', () => {
  const [a, b] = [
    { stake: kobo(100), lines: 7, onTicket: 1 },
    { stake: kobo(1000), lines: 2, onTicket: 1 },
  ]
  const [both, one, two] = [
    returnsOf(rules, [a, b], 500),
    returnsOf(rules, [a], 500),
    returnsOf(rules, [b], 0),
  ]
  for (const key of ['lines', 'stake', 'paid', 'expected', 'square', 'variance'] as const)
    expect(both[key]).toBeCloseTo(one[key] + two[key], 6)
  expect(both.top).toBe(kobo(2_500_000))
})

test('honest draws stay inside: few lines, many lines, and lines that many players like', () => {
  expect(outside(1, 200, { batches: 40, lines: 10, stake: kobo(1000) })).toBe(0)
  expect(outside(2, 20, { batches: 100, lines: 300, stake: kobo(100) })).toBe(0)
  expect(outside(3, 100, { batches: 60, lines: 100, stake: kobo(100), favourites: 12 })).toBe(0)
  expect(outside(4, 100, { batches: 60, lines: 100, stake: kobo(500), favourites: 1 })).toBe(0)
})

test('lines that many players like leave a band that knows nothing of it', () => {
  const random = seeded(5)
  const narrow = Array.from({ length: 100 }, () =>
    history(random, { batches: 60, lines: 100, stake: kobo(100), favourites: 3 }),
  ).filter(it => Math.abs(it.paid - it.expected) > 5.3 * Math.sqrt(it.variance))
  expect(narrow.length).toBeGreaterThan(10)
})

test('a top prize on a quiet day is chance, and no reason to look', () => {
  const quiet = history(seeded(6), { batches: 40, lines: 5, stake: kobo(1000) })
  const lucky = { ...quiet, paid: quiet.paid + kobo(2_500_000) }
  const six = Math.abs(lucky.paid - lucky.expected) / Math.sqrt(lucky.variance)
  expect(six).toBeGreaterThan(6)
  expect(bandOf(lucky)!.isOutside).toBe(false)
})

test('a prize that is paid too high is noticed within a day, also where players like the same lines', () => {
  const stake = kobo(100)
  const pays = (right: number) => fair(stake)(right) + (right === 2 ? 2 * stake : 0)
  expect(outside(7, 3, { batches: 288, lines: 600, stake, pays })).toBe(3)
  expect(outside(8, 3, { batches: 288, lines: 600, stake, pays: () => 0 })).toBe(3)
  expect(outside(9, 3, { batches: 288, lines: 200, stake, favourites: 500, pays: () => stake * 2 })).toBe(3)
})

test('without a stake there is no band, and few batches are not judged', () => {
  const none = returnsOf(rules, [], 0)
  expect(bandOf(none)).toBeUndefined()
  const one = returnsOf(rules, [{ stake: kobo(100), lines: 1000, onTicket: 1 }], kobo(90_000_000))
  expect(bandOf(one)).toMatchObject({ isOutside: false })
  const many = Array.from({ length: 30 }, () => one).reduce(add)
  expect(bandOf(many)!.isOutside).toBe(true)
  expect(bandOf(many)!.low).toBeLessThan(bandOf(many)!.expected)
})
