import { expect, test } from 'vitest'
import { instantCashout as game } from '#src/games/instant-cashout/rules.ts'
import {
  addDigit,
  addRandomRow,
  clearAll,
  clearDigit,
  clearRow,
  deleteRow,
  duplicateRow,
  fillIncomplete,
  freshPicks,
  raise,
  replaceNumber,
  selectRow,
  setLineCount,
  shuffleAll,
  shuffleRow,
  toggleDigit,
  withFakeMultiplier,
} from '#src/picks/engine.ts'
import { isTicketComplete, linesOf, numbersOf, slotsOf, type PickRules, type Picks } from '#src/picks/rows.ts'
import { lineFault } from '#src/picks/faults.ts'
import { price } from '#src/picks/price.ts'
import { distinctNumbers } from '#src/picks/random-line.ts'
import { quickDraw, salary } from './salary.ts'

/** Counts up and around: a source that is easy to follow. */
const steps = () => {
  let step = 0
  return (below: number) => step++ % below
}

const picked = (rules: PickRules, ...numbers: number[]): Picks =>
  numbers.reduce((picks, number) => addDigit(picks, rules, number), freshPicks(rules))

const rowsOf = (picks: Picks) => picks.rows.map(slotsOf)
const full = (rules: PickRules, count: number): Picks =>
  fillIncomplete(setLineCount(freshPicks(rules), rules, count), rules, steps())

test('a row has 5 slots in salary for life and 4 in instant cashout and quick-draw, each with an id §3.38', () => {
  for (const [rules, slots] of [
    [salary, 5],
    [game, 4],
    [quickDraw, 4],
  ] as const) {
    const { rows } = freshPicks(rules)
    expect(rows.map(row => row.digitArray.length)).toEqual(rows.map(() => slots))
    const ids = rows.flatMap(row => [row.id, ...row.digitArray.map(digit => digit.id)])
    expect(new Set(ids).size).toBe(rows.length * (slots + 1))
  }
})

test('a digit goes to the first empty slot of the first incomplete row §4.39', () => {
  let picks = picked(setRules(3), 7, 8, 9, 10, 11)
  expect(rowsOf(picks)).toEqual([
    [7, 8, 9, 10],
    [11, null, null, null],
    [null, null, null, null],
  ])
  picks = addDigit(clearDigit(picks, 0, 8), game, 40)
  expect(rowsOf(picks)[0]).toEqual([7, 40, 9, 10])
})

/** Instant cashout that begins with so many rows. */
function setRules(initial: number): PickRules {
  return { ...game, multiplier: { ...game.multiplier, initial } }
}

test('a number stands once in a row, and only numbers of the drum are taken', () => {
  const picks = picked(game, 7)
  for (const wrong of [7, 0, 41, -1, 1.5, Number.NaN]) expect(addDigit(picks, game, wrong)).toBe(picks)
})

test('in salary for life a number past the last full row starts a new row and raises the multiplier §4.39', () => {
  const two = full(salary, 2)
  const three = addDigit(two, salary, 13)
  expect(three.multiplier).toBe(3)
  expect(rowsOf(three)[2]).toEqual([13, null, null, null, null])
})

test('in instant cashout a number past the last full row changes nothing', () => {
  const picks = full(game, 3)
  expect(addDigit(picks, game, 13)).toBe(picks)
})

test('a duplicate goes right behind its original and raises the multiplier by one §4.40', () => {
  const two = full(salary, 2)
  const three = duplicateRow(two, salary, 0)
  expect(three.multiplier).toBe(3)
  expect(rowsOf(three)).toEqual([rowsOf(two)[0], rowsOf(two)[0], rowsOf(two)[1]])
  expect(new Set(three.rows.map(row => row.id)).size).toBe(3)
})

test('in instant cashout a duplicate fills up to the next allowed line count with copies §4.40', () => {
  for (const [from, to] of [
    [1, 3],
    [3, 5],
    [5, 7],
    [7, 10],
  ] as const) {
    const before = full(game, from)
    const after = duplicateRow(before, game, 0)
    expect([after.multiplier, after.rows.length]).toEqual([to, to])
    const copies = rowsOf(after).slice(0, 1 + to - from)
    expect(copies).toEqual(copies.map(() => rowsOf(before)[0]))
    expect(rowsOf(after).slice(1 + to - from)).toEqual(rowsOf(before).slice(1))
  }
  const ten = full(game, 10)
  expect(duplicateRow(ten, game, 0)).toBe(ten)
})

test('a deleted row goes only to an allowed count; otherwise the ticket drops to the largest below §4.41', () => {
  for (const [from, to] of [
    [10, 7],
    [7, 5],
    [5, 3],
    [3, 1],
    [1, 1],
  ] as const) {
    const before = full(game, from)
    const after = deleteRow(before, game, 0)
    expect([after.multiplier, after.rows.length]).toEqual([to, to])
    expect(after.rows.map(row => row.id)).not.toContain(from > 1 ? before.rows[0]!.id : '')
  }
  const four = { ...full(game, 5), rows: full(game, 5).rows.slice(0, 4), multiplier: 4 }
  expect(rowsOf(deleteRow(four, game, 1))).toEqual([0, 2, 3].map(at => rowsOf(four)[at]))
})

test('a drop in lines takes empty rows first, then incomplete ones, then the last', () => {
  let picks = full(game, 5)
  picks = clearRow(picks, game, 1)
  picks = clearDigit(picks, 0, numbersOf(picks.rows[0]!)[0]!)
  const [incomplete, empty, ...whole] = picks.rows.map(row => row.id)
  expect(setLineCount(picks, game, 3).rows.map(row => row.id)).toEqual(whole)
  expect(setLineCount(picks, game, 1).rows.map(row => row.id)).toEqual(whole.slice(0, 1))
  expect([incomplete, empty]).toHaveLength(2)
})

test('the count that a ticket has already leaves its picks as they are, so that a registered slip stands', () => {
  for (const rules of [game, salary, quickDraw]) {
    const picks = full(rules, 4)
    expect(setLineCount(picks, rules, picks.rows.length)).toBe(picks)
  }
})

test('one row or all rows are cleared, shuffled, filled; one number is replaced; the last row is deleted §4.42', () => {
  const random = steps()
  const picks = full(game, 3)
  expect(rowsOf(clearRow(picks, game, 1))[1]).toEqual([null, null, null, null])
  expect(rowsOf(clearRow(picks, game, 1))[0]).toEqual(rowsOf(picks)[0])
  expect(clearAll(picks, game).rows.flatMap(numbersOf)).toEqual([])
  expect(clearAll(picks, game).multiplier).toBe(3)

  const shuffled = shuffleRow(picks, game, 1, below => below - 1)
  expect(rowsOf(shuffled)[1]).not.toEqual(rowsOf(picks)[1])
  expect([rowsOf(shuffled)[0], rowsOf(shuffled)[2]]).toEqual([rowsOf(picks)[0], rowsOf(picks)[2]])
  expect(isTicketComplete(shuffleAll(clearAll(picks, game), game, random))).toBe(true)

  const begun = picked(setRules(3), 40, 39)
  const filled = fillIncomplete(begun, game, random)
  expect(isTicketComplete(filled)).toBe(true)
  expect(rowsOf(filled)[0]!.slice(0, 2)).toEqual([40, 39])

  const [first] = rowsOf(picks)[0]!
  const free = 40
  expect(rowsOf(replaceNumber(picks, game, 0, first!, free))[0]).toEqual([
    free,
    ...rowsOf(picks)[0]!.slice(1),
  ])
  expect(replaceNumber(picks, game, 0, first!, rowsOf(picks)[0]![1]!)).toBe(picks)
  expect(replaceNumber(picks, game, 0, 33, free)).toBe(picks)

  const three = full(salary, 3)
  expect(rowsOf(deleteRow(three, salary, 2))).toEqual(rowsOf(three).slice(0, 2))
})

test('a random new row fills an empty row first, and otherwise adds as the game adds §4.42', () => {
  const random = steps()
  const begun = setLineCount(freshPicks(game), game, 3)
  const one = addRandomRow(begun, game, random)
  expect(one.rows.map(row => numbersOf(row).length)).toEqual([4, 0, 0])
  const more = addRandomRow(full(game, 3), game, random)
  expect([more.multiplier, isTicketComplete(more)]).toEqual([5, true])
  expect(addRandomRow(full(salary, 2), salary, random).multiplier).toBe(3)
})

test('the multiplier starts at 2 and stays at 2 or above in salary for life §4.43', () => {
  const picks = freshPicks(salary)
  expect(picks.multiplier).toBe(2)
  for (const wish of [1, 0, -5, Number.NaN]) expect(setLineCount(picks, salary, wish).multiplier).toBe(2)
  expect(deleteRow(picks, salary, 0).multiplier).toBe(2)
})

test('the multiplier has floor 1, below 3 is 1 in instant cashout and below 2 is 1 in quick-draw §4.43', () => {
  const ten = full(game, 10)
  expect([3, 2, 1, 0, -1].map(wish => setLineCount(ten, game, wish).multiplier)).toEqual([3, 1, 1, 1, 1])
  expect(setLineCount(full(game, 3), game, 2).multiplier).toBe(1)
  expect([2, 1, 0].map(wish => setLineCount(freshPicks(quickDraw), quickDraw, wish).multiplier)).toEqual([
    2, 1, 1,
  ])
})

test('adding to the multiplier stops at dynamicPickNumber §4.44', () => {
  const capped = { ...full(salary, 3), dynamicPickNumber: 4 }
  expect(raise(capped, salary).multiplier).toBe(4)
  expect(setLineCount(capped, salary, 103).multiplier).toBe(4)
  const atCap = raise(capped, salary)
  expect(raise(atCap, salary)).toBe(atCap)
  expect(duplicateRow(atCap, salary, 0)).toBe(atCap)
  const whole = fillIncomplete(atCap, salary, steps())
  expect(addDigit(whole, salary, 49)).toBe(whole)
  const five = { ...full(game, 5), dynamicPickNumber: 9 }
  expect(raise(five, game).multiplier).toBe(7)
  expect(raise(raise(five, game), game).multiplier).toBe(7)
})

test('the number pad takes a number out again, and leaves a full row for the next that needs numbers', () => {
  let picks = picked(setRules(3), 1, 2, 3)
  picks = toggleDigit(picks, game, 2)
  expect(rowsOf(picks)[0]).toEqual([1, null, 3, null])
  picks = [2, 4].reduce((now, number) => toggleDigit(now, game, number), picks)
  expect(picks.activeRow).toBe(1)
  picks = toggleDigit(selectRow(picks, 0), game, 9)
  expect(rowsOf(picks)[1]).toEqual([9, null, null, null])
  expect(selectRow(picks, 3)).toBe(picks)
})

test('lines are read ascending and only when complete; the price is lines times stake', () => {
  expect(linesOf(picked(setRules(3), 9, 4, 40, 1, 7).rows)).toEqual([[1, 4, 9, 40]])
  expect(price(3, 10_000)).toBe(30_000)
  expect(() => price(3, 0.1)).toThrow(RangeError)
})

test('below its reset a count goes to the floor, also in a game that knows every count §4.43', () => {
  const rules: PickRules = { ...quickDraw, multiplier: { initial: 1, floor: 1, resetBelow: 3 } }
  expect([4, 3, 2, 1].map(wish => setLineCount(full(rules, 5), rules, wish).multiplier)).toEqual([4, 3, 1, 1])
})

const idsOf = (picks: Picks) => picks.rows.map(row => row.id)
/** Without the first number of a row. */
const lessOne = (picks: Picks, at: number) => clearDigit(picks, at, numbersOf(picks.rows[at]!)[0]!)

test('a line less takes the empty row, wherever it stands, before one that was begun, and that before a full one', () => {
  const three = full(salary, 3)
  const [a, b, c] = idsOf(three)
  for (const [picks, left] of [
    [lessOne(clearRow(three, salary, 0), 2), [b, c]],
    [lessOne(clearRow(three, salary, 1), 2), [a, c]],
    [lessOne(three, 0), [b, c]],
    [lessOne(three, 1), [a, c]],
    [three, [a, b]],
  ] as const)
    expect(idsOf(setLineCount(picks, salary, 2))).toEqual(left)
})

test('the pad goes back to the first row that needs numbers when another one is full', () => {
  const two = lessOne(lessOne(full(salary, 2), 0), 1)
  expect([two.activeRow, toggleDigit(two, salary, 49).activeRow]).toEqual([1, 0])
  expect(toggleDigit({ ...two, activeRow: 0 }, salary, 49).activeRow).toBe(1)
})

test('the pad goes to the row that was changed, and to the first where all were cleared', () => {
  const three = full(game, 3)
  const number = numbersOf(three.rows[2]!)[1]!
  expect(clearDigit(three, 2, number).activeRow).toBe(2)
  expect(clearRow(three, game, 2).activeRow).toBe(2)
  expect(clearAll(selectRow(three, 2), game).activeRow).toBe(0)
  expect(toggleDigit(selectRow(three, 2), game, number).activeRow).toBe(2)
  expect(deleteRow(selectRow(full(salary, 3), 2), salary, 2).activeRow).toBe(1)
})

test('a change of a row or a number that is not there changes nothing', () => {
  const three = full(game, 3)
  for (const at of [-1, 3, 1.5]) {
    expect(selectRow(three, at)).toBe(three)
    expect(clearRow(three, game, at)).toBe(three)
    expect(shuffleRow(three, game, at, steps())).toBe(three)
    expect(duplicateRow(three, game, at)).toBe(three)
    expect(deleteRow(three, game, at)).toBe(three)
    expect(clearDigit(three, at, 1)).toBe(three)
    expect(replaceNumber(three, game, at, 1, 40)).toBe(three)
  }
  expect(clearDigit(three, 0, 40)).toBe(three)
  expect(replaceNumber(three, game, 0, numbersOf(three.rows[0]!)[0]!, 41)).toBe(three)
})

test('where a multiplier of the player’s own allows no more, a verb gives back the very same picks §4.45', () => {
  const rules: PickRules = { ...quickDraw, multiplier: { ...quickDraw.multiplier, fakeMost: 2 } }
  const two = withFakeMultiplier(freshPicks(rules), rules, picks => raise(picks, rules))
  expect([two.multiplier, two.dynamicPickNumber]).toEqual([2, 2])
  expect(withFakeMultiplier(two, rules, picks => raise(picks, rules))).toBe(two)
  expect(withFakeMultiplier(two, rules, picks => setLineCount(picks, rules, 1)).dynamicPickNumber).toBe(1)
})

test('a price is never below nothing nor beyond what a number holds exactly', () => {
  expect(price(0, 10_000)).toBe(0)
  for (const [lines, stake] of [
    [-1, 10_000],
    [2, 2 ** 52],
    [1, Number.NaN],
  ] as const)
    expect(() => price(lines, stake)).toThrow(RangeError)
})

/** The first of what is left, of which there is something. */
const firstOf = (below: number) => {
  expect(below).toBeGreaterThan(0)
  return 0
}

test('all free numbers of a drum may be taken, and not one more', () => {
  expect(distinctNumbers(3, 3, firstOf)).toEqual([1, 2, 3])
  expect(distinctNumbers(2, 4, firstOf, [1, 3])).toEqual([2, 4])
  expect(distinctNumbers(0, 3, firstOf)).toEqual([])
  expect(() => distinctNumbers(4, 3, firstOf)).toThrow('there are no 4 free numbers of 3')
})

test('a ticket is complete when each of its lines is', () => {
  const three = full(game, 3)
  expect([three, lessOne(three, 1), clearAll(three, game)].map(isTicketComplete)).toEqual([
    true,
    false,
    false,
  ])
})

test('a line with an empty place is incomplete, wherever that is', () => {
  const { rows } = picked(setRules(3), 1, 2, 3, 4, 5)
  expect(rows.map(row => lineFault(slotsOf(row), game))).toEqual([undefined, 'incomplete', 'incomplete'])
  expect(lineFault([1, 2, 3, 4, null], game)).toBe('incomplete')
  expect(lineFault([null, 1, 2, 3, 4], game)).toBe('incomplete')
})
