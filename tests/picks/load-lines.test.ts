import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import * as engine from '#src/picks/engine.ts'
import { lineFault } from '#src/picks/faults.ts'
import { insertLines, loadLines } from '#src/picks/load-lines.ts'
import { linesOf, slotsOf, type Picks } from '#src/picks/rows.ts'
import { quickDraw, salary } from './salary.ts'

const kinds = [instantCashout, salary, quickDraw]
const rowsOf = (picks: Picks) => picks.rows.map(slotsOf)

const linesFor = (rules: { pick: number; of: number }) =>
  fc.array(
    fc.oneof(
      fc.uniqueArray(fc.integer({ min: 1, max: rules.of }), { minLength: rules.pick, maxLength: rules.pick }),
      fc.array(fc.integer({ min: -1, max: 70 }), { maxLength: 6 }),
    ),
    { maxLength: 24 },
  )
const startOf = (rules: (typeof kinds)[number]) =>
  fc
    .tuple(fc.integer({ min: 1, max: 20 }), fc.array(fc.integer({ min: 1, max: 49 }), { maxLength: 30 }))
    .map(([count, numbers]) =>
      numbers.reduce<Picks>(
        (picks, n) => engine.addDigit(picks, rules, n),
        engine.setLineCount(engine.freshPicks(rules), rules, count),
      ),
    )

test('loading or inserting any lines leaves an allowed count of sound rows, and counts what was not taken', () => {
  for (const rules of kinds)
    for (const verb of [loadLines, insertLines])
      fc.assert(
        fc.property(startOf(rules), linesFor(rules), (before, lines) => {
          const { picks, unfit, left } = verb(before, rules, lines)
          expect(rules.lineCounts).toContain(picks.rows.length)
          expect(picks.multiplier).toBe(picks.rows.length)
          expect(picks.activeRow in picks.rows).toBe(true)
          expect(new Set(picks.rows.map(row => row.id)).size).toBe(picks.rows.length)
          for (const row of rowsOf(picks)) expect([undefined, 'incomplete']).toContain(lineFault(row, rules))
          expect(unfit).toBe(lines.filter(line => lineFault(line, rules)).length)
          const kept = verb === loadLines && unfit < lines.length ? 0 : linesOf(before.rows).length
          expect(linesOf(picks.rows)).toHaveLength(kept + lines.length - unfit - left)
        }),
        { numRuns: 200 },
      )
})

test('inserting keeps every number that was picked', () => {
  fc.assert(
    fc.property(startOf(salary), linesFor(salary), (before, lines) => {
      const after = rowsOf(insertLines(before, salary, lines).picks)
      for (const [at, row] of rowsOf(before).entries())
        if (row.some(slot => slot !== null)) expect(after[at]).toEqual(row)
    }),
    { numRuns: 300 },
  )
})

test.each([
  {
    name: 'two lines where the game sells three: one row waits',
    lines: [
      [4, 3, 2, 1],
      [5, 6, 7, 8],
    ],
    rows: 3,
    active: 2,
    unfit: 0,
    left: 0,
  },
  {
    name: 'twelve lines where ten are the most',
    lines: Array.from({ length: 12 }, () => [1, 2, 3, 4]),
    rows: 10,
    active: 0,
    unfit: 0,
    left: 2,
  },
  {
    name: 'a number outside the drum',
    lines: [
      [1, 2, 3, 41],
      [1, 2, 3, 4],
    ],
    rows: 1,
    active: 0,
    unfit: 1,
    left: 0,
  },
  { name: 'nothing that fits: the picks stay', lines: [[1, 1, 2, 3]], rows: 1, active: 0, unfit: 1, left: 0 },
])('loading $name', ({ lines, rows, active, unfit, left }) => {
  const before = engine.freshPicks(instantCashout)
  const loaded = loadLines(before, instantCashout, lines)
  expect([loaded.picks.rows.length, loaded.picks.activeRow, loaded.unfit, loaded.left]).toEqual([
    rows,
    active,
    unfit,
    left,
  ])
})

test('inserting fills the empty row first, then as many new ones as the game allows', () => {
  const one = engine.shuffleRow(engine.freshPicks(instantCashout), instantCashout, 0, () => 0)
  const { picks, left } = insertLines(one, instantCashout, [[9, 8, 7, 6]])
  expect(rowsOf(picks)).toEqual([rowsOf(one)[0], [6, 7, 8, 9], [null, null, null, null]])
  const again = insertLines(picks, instantCashout, [[2, 4, 6, 8]])
  expect(rowsOf(again.picks)[2]).toEqual([2, 4, 6, 8])
  expect([left, again.left]).toEqual([0, 0])
  const full = insertLines(
    again.picks,
    instantCashout,
    Array.from({ length: 9 }, () => [1, 2, 3, 4]),
  )
  expect([full.picks.rows.length, full.left]).toEqual([10, 2])
  expect(insertLines(full.picks, instantCashout, [[1, 2, 3, 4]]).picks).toBe(full.picks)
})
