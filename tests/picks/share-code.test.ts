import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from '#src/games/rules.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { readShareCode, shareCode } from '#src/picks/share-code.ts'
import { quickDraw, salary } from './salary.ts'

const salaryGame = { ...salary, id: 'salary-game' }
const quickGame = { ...quickDraw, id: 'quick-game' }
const everyGame = [...games.map(({ id, pick, of }) => ({ id, pick, of })), salaryGame, quickGame]

const slipOf = (game: { pick: number; of: number }) =>
  fc.record({
    lines: fc.array(
      fc.uniqueArray(fc.integer({ min: 1, max: game.of }), { minLength: game.pick, maxLength: game.pick }),
      { minLength: 1, maxLength: 20 },
    ),
    stake: fc.integer({ min: 1, max: 100_000 }).map(naira => naira * 100),
  })

test('a slip of any game comes back from its code as it was, and the code is an address as it stands', () => {
  for (const game of everyGame)
    fc.assert(
      fc.property(slipOf(game), slip => {
        const code = shareCode(game, slip)
        expect(code).toMatch(/^[\da-z-]+$/)
        expect(readShareCode(game, code)).toEqual({ slip })
      }),
    )
})

test('a code says version, stake and numbers, and nothing else', () => {
  const lines = [
    [3, 9, 21, 40],
    [1, 2, 3, 4],
  ]
  expect(shareCode(instantCashout, { lines, stake: 10_000 })).toMatch(/^1-100-03092140-01020304-[\da-z]{2}$/)
  expect(shareCode({ ...instantCashout, of: 100 }, { lines, stake: 20_000 })).toContain('003009021040')
})

test('whatever text is given, reading ends with a slip of the game or a named fault', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.stringMatching(/^1-[0-9]{1,12}(-[0-9]{8}){0,5}-[0-9a-z]{2}$/),
    fc.stringMatching(/^[0-9-]*$/),
  )
  for (const game of everyGame)
    fc.assert(
      fc.property(text, code => {
        const { slip, fault } = readShareCode(game, code)
        if (slip === undefined) expect(['damaged', 'newer']).toContain(fault)
        else expect(shareCode(game, slip)).toBe(code)
      }),
      { numRuns: 200 },
    )
})

test('a code with one letter changed, or cut off anywhere, is damaged; of those with one dropped or doubled, one in a thousand may pass', () => {
  let passed = 0
  fc.assert(
    fc.property(
      slipOf(instantCashout),
      fc.nat(),
      fc.constantFrom(...'0123456789az-_ '),
      (slip, place, letter) => {
        const code = shareCode(instantCashout, slip)
        const at = place % code.length
        const changed = code.slice(0, at) + letter + code.slice(at + 1)
        if (changed !== code) expect(readShareCode(instantCashout, changed).slip).toBeUndefined()
        const others = [code.slice(0, at) + code.slice(at + 1), code.slice(0, at) + code[at] + code.slice(at)]
        // Another length is another sum: two letters tell 1,291 of them apart.
        passed += others.filter(
          it => it !== code && readShareCode(instantCashout, it).slip !== undefined,
        ).length
        expect(readShareCode(instantCashout, code.slice(0, code.lastIndexOf('-'))).fault).toBe('damaged')
      },
    ),
    { numRuns: 500 },
  )
  expect(passed).toBeLessThan(6)
})

/** Adds the two letters that the format requires, so that only the rest can be wrong. */
const signed = (body: string, id = instantCashout.id) => {
  let sum = 7
  for (const letter of `${id}:${body}`) sum = (sum * 37 + letter.charCodeAt(0)) % 1291
  return `${body}-${sum.toString(36).padStart(2, '0')}`
}

test('the letters of a code are those of its format, the check of two letters too', () => {
  const one = { lines: [[1, 2, 3, 4]], stake: 1_100 }
  expect(shareCode(instantCashout, one)).toBe('1-11-01020304-00')
  const lines = [
    [3, 9, 21, 40],
    [1, 2, 3, 4],
  ]
  expect(shareCode(instantCashout, { lines, stake: 10_000 })).toBe('1-100-03092140-01020304-g7')
  expect(readShareCode(instantCashout, '1-11-01020304-00')).toEqual({ slip: one })
})

test.each([
  ['a stake of nothing', '1-0-01020304'],
  ['a stake that begins with a nought', '1-0100-01020304'],
  ['a stake with something before it', '1-x100-01020304'],
  ['a stake with something behind it', '1-100x-01020304'],
  ['a stake of ten digits', '1-1000000000-01020304'],
  ['no line', '1-100'],
  ['a line with a letter before it', '1-100-x01020304'],
  ['a line with a letter behind it', '1-100-01020304x'],
  ['a number twice', '1-100-01010304'],
  ['a number beyond the drum', '1-100-01020341'],
  ['a line too short', '1-100-010203'],
  ['a line too long', '1-100-0102030405'],
  ['more lines than a code has', `1-100${'-01020304'.repeat(101)}`],
  ['no version', '-100-01020304'],
])('%s is damaged although the check is right', (_, body) => {
  expect(readShareCode(instantCashout, signed(body))).toEqual({ fault: 'damaged' })
})

test('the most lines and the largest stake of a code are taken', () => {
  const body = `1-999999999${'-01020304'.repeat(100)}`
  const { slip } = readShareCode(instantCashout, signed(body))
  expect([slip?.lines.length, slip?.stake]).toEqual([100, 99_999_999_900])
  expect(shareCode(instantCashout, slip!)).toBe(signed(body))
  expect(shareCode(instantCashout, { lines: [[1, 2, 3, 4]], stake: 100 })).toBe(signed('1-1-01020304'))
})

test('a version is a number of up to four digits, and nothing else is a later one', () => {
  expect(['10', '99', '2000', '9999'].map(it => readShareCode(instantCashout, `${it}-x`).fault)).toEqual(
    Array(4).fill('newer'),
  )
  expect(['x2', '2x', '02', '10000', ''].map(it => readShareCode(instantCashout, `${it}-x`).fault)).toEqual(
    Array(5).fill('damaged'),
  )
})

test('a slip of another game is not taken, also where both pick alike', () => {
  const code = shareCode(quickGame, { lines: [[1, 2, 3, 4]], stake: 10_000 })
  expect(readShareCode({ ...quickGame, id: 'another' }, code)).toEqual({ fault: 'damaged' })
  expect(readShareCode(salaryGame, code)).toEqual({ fault: 'damaged' })
})

test('a code of a later version is told apart from a damaged one', () => {
  expect(readShareCode(instantCashout, '2-whatever-comes')).toEqual({ fault: 'newer' })
  expect(readShareCode(instantCashout, '')).toEqual({ fault: 'damaged' })
  expect(readShareCode(instantCashout, '0-100-01020304-aa')).toEqual({ fault: 'damaged' })
})

test('only complete lines at a stake of whole naira become a code', () => {
  const good = { lines: [[1, 2, 3, 4]], stake: 10_000 }
  for (const wrong of [
    { ...good, lines: [] },
    { ...good, lines: [[1, 2, 3]] },
    { ...good, lines: [[1, 2, 3, 3]] },
    { ...good, lines: [...good.lines, [1, 2, 3, 3]] },
    { ...good, lines: [[1, 2, 3, 41]] },
    { ...good, lines: Array.from({ length: 101 }, () => [1, 2, 3, 4]) },
    { ...good, stake: 10_050 },
    { ...good, stake: 0 },
  ])
    expect(() => shareCode(instantCashout, wrong)).toThrow(RangeError)
})
