// Lines of scores in the engine of the number games: their document, their numbers, their prizes, their worst case.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BATCH } from '#src/draws/schedule.ts'
import { drawnBy, drawnWords, wordsOf } from '#src/games/drawn-by.ts'
import { settlePrize } from '#src/games/prizes.ts'
import { returnsOf } from '#src/games/returns.ts'
import { readRules, type ScoresDocument } from '#src/games/rules-schema.ts'
import { rulesOfBatch } from '#src/games/rules-today.ts'
import {
  chanceOfLine,
  partsOfNumber,
  priceOfLine,
  scoreLineFault,
  winningLines,
  worstOfScores,
} from '#src/games/score-lines.ts'
import { numberOf, pickOf } from '#src/games/score-numbers.ts'
import { MOST_PAID, PARTS, virtual } from '#src/games/soccer-cash/rules.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { worstOfSold, worstOfTicket } from '#src/games/worst-case.ts'
import { kobo } from '#src/lib/money.ts'
import { maskOf, toWords } from '#src/picks/mask.ts'
import { keyAt } from '../../support/wrong-drums.ts'

const today = rulesOfBatch(virtualSoccer, 7 * BATCH, kobo(100_000_000))
const rules = today.document as ScoresDocument
const stake = kobo(100)
const numbers = (...scores: string[]) => scores.map((score, match) => numberOf(rules, { match, score }))
const run = <T>(steps: Generator<undefined, T>): T => {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Lines that are sold. */
const line = fc
  .uniqueArray(fc.nat(7), { minLength: 1, maxLength: 5 })
  .chain(matches =>
    fc.tuple(
      ...matches.map(match =>
        fc
          .tuple(fc.nat(3), fc.nat(3))
          .map(([home, away]) => numberOf(rules, { match, score: `${home}-${away}` })),
      ),
    ),
  )
  .map(line => line.toSorted((a, b) => a - b))

test('the rules of a batch name its matches with the parts of every score, and are read back as they were hashed §1.9', () => {
  expect(readRules(today.body)).toEqual(rules)
  expect(rules.matches.length).toBe(8)
  expect(rules.mostMatches).toBe(5)
  expect(rulesOfBatch(virtualSoccer, 8 * BATCH, kobo(100_000_000)).hash).not.toEqual(today.hash)
  const [first, ...rest] = rules.matches
  const moved = first!.parts.with(0, first!.parts[0]! + 1)
  const wrong = { ...rules, matches: [{ ...first!, parts: moved }, ...rest] }
  expect(() => readRules(JSON.stringify(wrong))).toThrow('The parts of a match must make 2^20')
})

const capAt = (reserve: number) =>
  (rulesOfBatch(virtualSoccer, 0, kobo(reserve)).document as ScoresDocument).mostPaid / 100

test('the cap is the highest that the reserve holds three times, and stands in the rules', () => {
  expect([45_000_000, 44_999_999, 14_000_000, 3_000_000, 0].map(capAt)).toEqual([
    15_000_000, 5_000_000, 2_000_000, 1_000_000, 500_000,
  ])
})

test('each score of each match has a number of its own, and a line of them fits eight words', () => {
  const all = rules.matches.flatMap((_, match) =>
    Array.from({ length: 49 }, (_, cell) => `${Math.floor(cell / 7)}-${cell % 7}`).map(score => ({
      match,
      score,
    })),
  )
  const given = all.map(pick => numberOf(rules, pick))
  expect(new Set(given).size).toBe(8 * 49)
  expect(given.map(number => pickOf(rules, number))).toEqual(all)
  expect(toWords(maskOf(given), wordsOf(rules)).length).toBe(8)
  expect(() => numberOf(rules, { match: 0, score: '7-0' })).toThrow(RangeError)
  expect(() => numberOf(rules, { match: 0, score: '100-0' })).toThrow(RangeError)
})

test('one to five matches with one score each make a line; a sixth, a second score or an unsold one is refused §4.52 §5.16 §9.21', () => {
  expect(scoreLineFault(rules, numbers('1-1', '2-1', '0-0', '1-0', '3-1'))).toBeUndefined()
  expect(scoreLineFault(rules, [])).toBe('match-count')
  expect(scoreLineFault(rules, numbers('1-1', '2-1', '0-0', '1-0', '3-1', '0-1'))).toBe('match-count')
  expect(scoreLineFault(rules, [...numbers('1-1'), ...numbers('1-2')])).toBe('match-twice')
  const rare = rules.matches[0]!.parts.findIndex(parts => parts < rules.leastParts)
  for (const number of [rare + 1, 50, 401, 1_000_000, 0, -3])
    expect(scoreLineFault(rules, [number])).toBe('score-not-sold')
})

test('every line returns 53% of its stake, never more, unless the cap is said to hold it', () => {
  fc.assert(
    fc.property(line, line => {
      const { prize, isCapped } = priceOfLine(rules, stake, line)
      const back = (chanceOfLine(rules, line) * prize * 100) / stake
      expect(back).toBeLessThanOrEqual(53 + 1e-9)
      if (!isCapped) expect(back).toBeGreaterThan(52.9)
      else expect(prize).toBe(MOST_PAID)
    }),
    { numRuns: 200 },
  )
})

test('a line wins if all its scores came and nothing otherwise, and the winning lines are exactly these', () => {
  const drawn = drawnBy(rules, keyAt(5))
  expect(drawn.length).toBe(8)
  expect(drawnWords(rules, drawn)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d-\d [A-Z].*, /)
  const winning = winningLines(rules, drawn)
  const sold = drawn.filter(number => partsOfNumber(rules, number) > 0).length
  expect(sold).toBe(8)
  expect(winning.length).toBe(8 + 28 + 56 + 70 + 56)
  for (const line of winning.slice(0, 40)) {
    const settled = settlePrize(rules, [line], stake, drawn)
    expect(settled.won).toBe(priceOfLine(rules, stake, line).prize)
    expect(settled.lines[0]!.hits).toBe(line.length)
    const other = line.with(0, numberOf(rules, { match: pickOf(rules, line[0]!).match, score: '6-6' }))
    expect(settlePrize(rules, [other], stake, drawn)).toMatchObject({ won: 0, cashback: 0 })
  }
  expect(() => settlePrize(rules, [winning[0]!], 777, drawn)).toThrow(RangeError)
})

test('the worst case is never below what a draw pays, and of one ticket it is its prize', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), fc.nat(1_000), (lines, seed) => {
      const tickets = lines.map(it => ({ stake, lines: [it] }))
      const worst = run(worstOfSold(rules, tickets))
      // Some draw in which a line is right, and others as they fall.
      const drawn = drawnBy(rules, keyAt(seed)).map(
        (number, match) => lines[0]!.find(own => pickOf(rules, own).match === match) ?? number,
      )
      const paid = tickets.reduce((sum, it) => sum + settlePrize(rules, it.lines, stake, drawn).won, 0)
      expect(paid).toBeLessThanOrEqual(worst)
      expect(worst).toBeLessThanOrEqual(
        tickets.reduce((sum, it) => sum + worstOfTicket(rules, stake, it.lines), 0),
      )
    }),
    { numRuns: 60 },
  )
  expect(run(worstOfSold(rules, [{ stake, lines: [numbers('1-1', '2-1')] }]))).toBe(
    priceOfLine(rules, stake, numbers('1-1', '2-1')).prize,
  )
})

test('scores of one match exclude each other in the worst case', () => {
  const lines = [
    { numbers: numbers('1-1', '2-0'), prize: 500 },
    { numbers: numbers('1-1', '2-1'), prize: 300 },
    { numbers: numbers('0-1'), prize: 700 },
  ]
  expect(run(worstOfScores(lines))).toBe(700)
  expect(run(worstOfScores([...lines, { numbers: numbers('1-1'), prize: 250 }]))).toBe(750)
  expect(run(worstOfScores([]))).toBe(0)
})

test('what lines bring back on average follows from their chances', () => {
  const own = numbers('1-1', '1-0')
  const prize = priceOfLine(rules, stake, own).prize
  const { expected, variance, top } = returnsOf(rules, [{ stake, lines: 4, onTicket: 1, numbers: own }], 0)
  expect(expected).toBeCloseTo(4 * prize * chanceOfLine(rules, own), 6)
  expect(expected / (4 * stake)).toBeCloseTo(0.53, 3)
  expect(variance).toBeGreaterThan(0)
  expect(top).toBe(prize)
  expect(PARTS).toBe(2 ** 20)
})

test('the game has the stakes, the cap and the most matches of its form §9.21', () => {
  expect(virtualSoccer.stakes.map(it => it.stake)).toEqual(virtual.stakes)
  expect(virtualSoccer.stakes.every(it => it.topPrize === MOST_PAID)).toBe(true)
  expect(virtualSoccer.scores.most).toBe(virtual.most)
})
