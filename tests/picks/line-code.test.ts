import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from '#src/games/rules.ts'
import { banker } from '#src/games/banker/rules.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { salaryForLife } from '#src/games/salary-for-life/rules.ts'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { lineAt, lineCode, rankOf, readLineCode } from '#src/picks/line-code.ts'

const dialled = games.filter(game => game.dial !== undefined)
const LINE = [3, 17, 22, 40]

test('the lines of a drum are numbered from 0, each once, in the order of a dictionary', () => {
  const small = { pick: 3, of: 7 }
  const lines = Array.from({ length: 35 }, (_, rank) => lineAt(small, rank))
  expect(lines.map(line => rankOf(small, line))).toEqual(lines.map((_, rank) => rank))
  expect(lines.map(line => line.join('')).toSorted()).toEqual(lines.map(line => line.join('')))
  expect(rankOf(instantCashout, LINE)).toBe(23_420)
  expect(rankOf(instantCashout, [37, 38, 39, 40])).toBe(91_389)
  expect(rankOf(salaryForLife, [45, 46, 47, 48, 49])).toBe(1_906_883)
})

test('a slip of any game comes back from its code with the same lines, in order', () => {
  for (const game of dialled)
    fc.assert(
      fc.property(
        fc.record({
          lines: fc.array(
            fc.uniqueArray(fc.integer({ min: 1, max: game.of }), {
              minLength: game.pick,
              maxLength: game.pick,
            }),
            { minLength: 1, maxLength: game.lineCounts.at(-1)! },
          ),
          stake: fc.constantFrom(...game.stakes.map(it => it.stake)),
        }),
        slip => {
          const lines = slip.lines.map(line => line.toSorted((a, b) => a - b))
          expect(readLineCode(games, lineCode(game, slip)!)).toEqual({ game, lines, stake: slip.stake })
        },
      ),
    )
})

test('any one wrong digit and any two that changed places are noticed', () => {
  const code = lineCode(instantCashout, { lines: [LINE, [1, 2, 3, 4], [5, 6, 7, 8]], stake: 10_000 })!
  for (let at = 0; at < code.length; at++) {
    if (code[at] === '*') continue
    for (const digit of '0123456789')
      if (digit !== code[at])
        expect(readLineCode(games, code.slice(0, at) + digit + code.slice(at + 1))).toBeUndefined()
    const swapped = code.slice(0, at) + (code[at + 1] ?? '') + code[at]! + code.slice(at + 2)
    if (swapped !== code) expect(readLineCode(games, swapped)).toBeUndefined()
  }
  expect(readLineCode(games, code)?.lines).toHaveLength(3)
})

test('a code names its game for good: the numbers differ, none is a choice of the menu, offered lines have none', () => {
  const numbers = dialled.map(game => game.dial!)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.every(number => number >= 5)).toBe(true)
  expect(games.filter(game => game.dial === undefined)).toEqual(games.filter(game => game.offersLines))
  expect(lineCode(wyseCash, { lines: [LINE], stake: 10_000 })).toBeUndefined()
  const ofBanker = lineCode(banker, { lines: [LINE], stake: 10_000 })!
  expect(readLineCode([instantCashout], ofBanker)).toBeUndefined()
})

test.each([
  '',
  '*',
  '5',
  '5*100',
  '5*100*23420',
  '5*0*23420*11',
  '5*100*91390*00',
  '5*100*2342*10',
  'a*b*c*d',
])('%j is no code', text => {
  expect(readLineCode(games, text)).toBeUndefined()
})
