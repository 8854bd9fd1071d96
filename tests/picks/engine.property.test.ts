import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import * as engine from '#src/picks/engine.ts'
import { lineFault } from '#src/picks/faults.ts'
import { fromWords, hits, lineOf, maskOf, toWords, wordsPerLine } from '#src/picks/mask.ts'
import { distinctNumbers } from '#src/picks/random-line.ts'
import { numbersOf, slotsOf, type PickRules, type Picks } from '#src/picks/rows.ts'
import { randomInt } from '#src/lib/random.ts'
import { quickDraw, salary } from './salary.ts'

type Verb = (picks: Picks, rules: PickRules) => Picks

const index = fc.integer({ min: -1, max: 11 })
const number = fc.integer({ min: -2, max: 60 })
const verb: fc.Arbitrary<Verb> = fc.oneof(
  number.map(n => (p: Picks, r: PickRules) => engine.addDigit(p, r, n)),
  number.map(n => (p: Picks, r: PickRules) => engine.toggleDigit(p, r, n)),
  fc.tuple(index, number, number).map(
    ([i, a, b]) =>
      (p: Picks, r: PickRules) =>
        engine.replaceNumber(p, r, i, a, b),
  ),
  fc.tuple(index, number).map(
    ([i, n]) =>
      (p: Picks) =>
        engine.clearDigit(p, i, n),
  ),
  index.map(i => (p: Picks, r: PickRules) => engine.clearRow(p, r, i)),
  index.map(i => (p: Picks) => engine.selectRow(p, i)),
  index.map(i => (p: Picks, r: PickRules) => engine.shuffleRow(p, r, i, randomInt)),
  index.map(i => (p: Picks, r: PickRules) => engine.duplicateRow(p, r, i)),
  index.map(i => (p: Picks, r: PickRules) => engine.deleteRow(p, r, i)),
  number.map(n => (p: Picks, r: PickRules) => engine.setLineCount(p, r, n)),
  fc.constantFrom<Verb>(
    (p, r) => engine.clearAll(p, r),
    (p, r) => engine.shuffleAll(p, r, randomInt),
    (p, r) => engine.fillIncomplete(p, r, randomInt),
    (p, r) => engine.addRandomRow(p, r, randomInt),
    (p, r) => engine.deleteRow(p, r, p.rows.length - 1),
    (p, r) => engine.raise(p, r),
    (p, r) => engine.setLineCount(p, r, p.multiplier - 1),
  ),
)

const freeze = <T>(value: T): T => {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}

const whatHolds = (picks: Picks, rules: PickRules) => {
  expect(rules.lineCounts).toContain(picks.rows.length)
  expect(picks.multiplier).toBe(picks.rows.length)
  expect(picks.activeRow in picks.rows).toBe(true)
  expect(new Set(picks.rows.map(row => row.id)).size).toBe(picks.rows.length)
  for (const row of picks.rows) {
    expect(row.digitArray).toHaveLength(rules.pick)
    expect([undefined, 'incomplete']).toContain(lineFault(slotsOf(row), rules))
  }
}

test('after any verbs: an allowed number of lines, slots as the game has them, no wrong or repeated number §4.38, 4.43', () => {
  for (const rules of [instantCashout, salary, quickDraw])
    fc.assert(
      fc.property(fc.array(verb, { maxLength: 60 }), verbs => {
        verbs.reduce(
          (picks, verb) => {
            const after = freeze(verb(picks, rules)) // nothing may change what it was given
            whatHolds(after, rules)
            return after
          },
          freeze(engine.freshPicks(rules)),
        )
      }),
      { numRuns: 300 },
    )
})

test('filling any half-picked ticket keeps every number that was picked and leaves no fault', () => {
  fc.assert(
    fc.property(fc.array(verb, { maxLength: 40 }), verbs => {
      const before = verbs.reduce(
        (picks, verb) => verb(picks, instantCashout),
        engine.freshPicks(instantCashout),
      )
      const after = engine.fillIncomplete(before, instantCashout, randomInt)
      expect(instantCashout.lineCounts).toContain(after.rows.length)
      for (const row of after.rows) expect(lineFault(slotsOf(row), instantCashout)).toBeUndefined()
      before.rows.forEach((row, at) =>
        expect(numbersOf(after.rows[at]!)).toEqual(expect.arrayContaining(numbersOf(row))),
      )
    }),
    { numRuns: 200 },
  )
})

test('random digits are different and from 1-49 or 1-40, and the helper gives 4 distinct numbers from 1-100 §5.17', () => {
  for (const [count, of, make] of [
    [5, 49, () => distinctNumbers(5, 49, randomInt)],
    [4, 40, () => distinctNumbers(4, 40, randomInt)],
    [4, 100, () => distinctNumbers(4, 100, randomInt)],
  ] as const) {
    const seen = new Set<number>()
    for (let turn = 0; turn < 3_000; turn++) {
      const numbers = make()
      expect(new Set(numbers).size).toBe(count)
      for (const n of numbers) seen.add(n)
    }
    expect([seen.size, Math.min(...seen), Math.max(...seen)]).toEqual([of, 1, of])
  }
  expect(() => distinctNumbers(2, 3, randomInt, [1, 2])).toThrow(RangeError)
})

test('the platform’s random numbers stay below their bound and refuse one that makes no sense', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), below => {
      const value = randomInt(below)
      expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true)
    }),
  )
  for (const wrong of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => randomInt(wrong)).toThrow(RangeError)
})

test('a line and its mask are the same thing, and hits count what both have', () => {
  const line = fc.uniqueArray(fc.integer({ min: 1, max: 63 }), { maxLength: 10 })
  fc.assert(
    fc.property(line, line, (a, b) => {
      expect(lineOf(maskOf(a))).toEqual([...a].sort((x, y) => x - y))
      expect(hits(maskOf(a), maskOf(b))).toBe(a.filter(n => b.includes(n)).length)
    }),
  )
  for (const wrong of [0, 401, 1.5, -3]) expect(() => maskOf([wrong])).toThrow(RangeError)
})

test('masks go into words that JavaScript holds exactly and come out of them as they were, line after line', () => {
  expect([1, 40, 49, 50, 51, 100].map(wordsPerLine)).toEqual([1, 1, 1, 1, 2, 2])
  expect(toWords(maskOf([1, 50, 51, 100]), 2)).toEqual([1n | (1n << 49n), 1n | (1n << 49n)])
  const line = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), lines => {
      const words = lines.flatMap(line => toWords(maskOf(line), 2))
      expect(words.every(word => Number.isSafeInteger(Number(word)))).toBe(true)
      expect(fromWords(words.map(Number), lines.length)).toEqual(lines.map(maskOf))
    }),
  )
  expect(() => fromWords([1, 2, 3], 2)).toThrow(RangeError)
})

test('what is wrong with a line has a name', () => {
  const [row] = engine.fillIncomplete(engine.freshPicks(instantCashout), instantCashout, randomInt).rows
  expect(lineFault(slotsOf(row!), instantCashout)).toBeUndefined()
  expect(
    [
      [1, 2, 3],
      [1, 2, 3, 3],
      [1, 2, 3, 41],
      [0, 1, 2, 3],
      [1, 2, 3, 4, 5],
      [1, 2, 3, null],
      [1.5, 2, 3, 4],
    ].map(line => lineFault(line, instantCashout)),
  ).toEqual([
    'incomplete',
    'repeated',
    'out-of-range',
    'out-of-range',
    'incomplete',
    'incomplete',
    'out-of-range',
  ])
})
