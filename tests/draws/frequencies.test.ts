import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceBand, chiSquareTail, countNumbers, evenness, fit } from '#src/draws/frequencies.ts'
import { drums } from '../support/drums.ts'

test('a number has its count, its wait until now and the longest wait of all', () => {
  const counts = countNumbers(
    [
      [1, 2],
      [2, 3],
      [2, 4],
      [1, 3],
    ],
    5,
  )
  expect(counts).toEqual([
    { number: 1, times: 2, waiting: 0, longestWait: 2 },
    { number: 2, times: 3, waiting: 0, longestWait: 1 },
    { number: 3, times: 2, waiting: 1, longestWait: 1 },
    { number: 4, times: 1, waiting: 2, longestWait: 2 },
    { number: 5, times: 0, waiting: 4, longestWait: 4 },
  ])
  expect(countNumbers([], 2)).toEqual([
    { number: 1, times: 0, waiting: 0, longestWait: 0 },
    { number: 2, times: 0, waiting: 0, longestWait: 0 },
  ])
})

const drawOf = ([pick, of]: readonly [number, number]) =>
  fc.uniqueArray(fc.integer({ min: 1, max: of }), { minLength: pick, maxLength: pick })

test('counts add up to what was drawn, and waits never exceed the draws', () => {
  const drawn = fc
    .constantFrom(...drums)
    .chain(drum => fc.tuple(fc.constant(drum), fc.array(drawOf(drum), { maxLength: 80 })))
  fc.assert(
    fc.property(drawn, ([[pick, of], draws]) => {
      const counts = countNumbers(draws, of)
      expect(counts.reduce((sum, it) => sum + it.times, 0)).toBe(draws.length * pick)
      for (const it of counts) {
        expect(it.waiting).toBeLessThanOrEqual(it.longestWait)
        expect(it.longestWait).toBeLessThanOrEqual(draws.length - it.times)
        // n appearances leave n + 1 gaps, one of which is at least their average
        expect(it.longestWait).toBeGreaterThanOrEqual((draws.length - it.times) / (it.times + 1))
      }
    }),
  )
})

/** The same by Pascal's triangle in whole numbers: how often 1-in-`of` chances happen k times in n. */
const share = (draws: number, pick: number, of: number, from: number, to: number): number => {
  let rows = [1n]
  for (let n = 0; n < draws; n++)
    rows = Array.from(
      { length: rows.length + 1 },
      (_, k) => (rows[k] ?? 0n) * BigInt(of - pick) + (rows[k - 1] ?? 0n) * BigInt(pick),
    )
  const all = BigInt(of) ** BigInt(draws)
  const inside = rows.slice(Math.max(0, from), to + 1).reduce((sum, it) => sum + it, 0n)
  return Number((inside * 1_000_000_000n) / all) / 1e9
}

test.each([
  [50, ...drums[0]!] as const,
  [400, ...drums[0]!] as const,
  ...drums.map(drum => [200, ...drum] as const),
])(
  'over %i draws of %i of %i the band is the narrowest that keeps half a percent outside at most on each side',
  (draws, pick, of) => {
    const { expected, low, high } = chanceBand(draws, pick, of)
    expect(expected).toBeCloseTo((draws * pick) / of, 9)
    expect(share(draws, pick, of, 0, low - 1)).toBeLessThanOrEqual(0.005)
    expect(share(draws, pick, of, 0, low)).toBeGreaterThan(0.005)
    expect(share(draws, pick, of, high + 1, draws)).toBeLessThanOrEqual(0.005)
    expect(share(draws, pick, of, high, draws)).toBeGreaterThan(0.005)
  },
)

test('without draws the band is nothing at all', () => {
  expect(chanceBand(0, 4, 40)).toEqual({ expected: 0, low: 0, high: 0 })
})

test('the tail of the chi-square is that of the printed tables', () => {
  for (const [value, degrees, chance] of [
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [18.307, 10, 0.05],
    [62.428, 39, 0.01],
    [54.572, 39, 0.05],
    [65.171, 48, 0.05],
    [134.642, 99, 0.01],
    [22.164, 40, 0.99],
  ] as const)
    expect(chiSquareTail(value, degrees)).toBeCloseTo(chance, 3)
  expect(chiSquareTail(0, 39)).toBe(1)
  expect(chiSquareTail(2, 2)).toBeCloseTo(Math.exp(-1), 12)
})

test('numbers that came equally often are as even as can be, one that always comes is noticed', () => {
  const even = evenness(
    Array.from({ length: 40 }, () => 20),
    200,
    4,
    40,
  )!
  expect([even.chiSquare, even.degrees, even.chance]).toEqual([0, 39, 1])
  const loaded = [200, ...Array.from({ length: 39 }, () => 600 / 39)]
  expect(evenness(loaded, 200, 4, 40)!.chance).toBeLessThan(1e-9)
  expect(evenness(loaded, 49, 4, 40)).toBeUndefined()
})

test('fair draws are called uneven as often as the chance says, because a draw keeps no number back', () => {
  let seed = 20_261_121
  const random = () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32
  const fair = () => {
    const drum = Array.from({ length: 49 }, (_, at) => at + 1)
    return Array.from({ length: 5 }, () => drum.splice(Math.floor(random() * drum.length), 1)[0]!)
  }
  const chances = Array.from({ length: 400 }, () => {
    const draws = Array.from({ length: 100 }, fair)
    return evenness(
      countNumbers(draws, 49).map(it => it.times),
      100,
      5,
      49,
    )!.chance
  })
  const below = (limit: number) => chances.filter(chance => chance < limit).length / chances.length
  expect(below(0.5)).toBeGreaterThan(0.4)
  expect(below(0.5)).toBeLessThan(0.6)
  expect(below(0.05)).toBeLessThan(0.1)
  expect(below(0.95)).toBeGreaterThan(0.9)
})

test('counts against what was expected of each: rare ones together, none where nothing is known, and never what cannot be', () => {
  const fair = [
    { times: 60, expected: 50 },
    { times: 40, expected: 50 },
  ]
  const judged = fit(fair)!
  expect([judged.chiSquare, judged.degrees]).toEqual([4, 1])
  expect(judged.chance).toBeCloseTo(chiSquareTail(4, 1), 12)
  const rare = Array.from({ length: 4 }, () => ({ times: 3, expected: 2 }))
  expect(fit([...fair, ...rare])).toMatchObject({ chiSquare: 4 + (12 - 8) ** 2 / 8, degrees: 2 })
  // Too little to be judged at all.
  expect(fit([...fair, { times: 9, expected: 1 }])!.degrees).toBe(1)
  expect(fit([fair[0]!])).toBeUndefined()
  expect(fit([])).toBeUndefined()
  expect(fit([...fair, { times: 1, expected: 0 }])!.chance).toBe(0)
})
