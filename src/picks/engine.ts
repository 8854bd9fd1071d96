// The pick engine: every picking action of every game as a pure function. It knows no game by name.
import { allowedCount, nextCount, onToIncomplete, withCount, withRows } from './count.ts'
import { distinctNumbers, type RandomInt } from './random-line.ts'
import {
  emptyLine,
  firstIncomplete,
  isComplete,
  isEmpty,
  isInDrum,
  newRows,
  numbersOf,
  slotsOf,
  withNumbers,
  type PickRules,
  type Picks,
} from './rows.ts'

const capAtFirst = ({ multiplier, lineCounts }: PickRules): number =>
  multiplier.fakeMost === undefined ? lineCounts.at(-1)! : multiplier.initial

export const freshPicks = (rules: PickRules): Picks =>
  withCount(
    { rows: [], multiplier: 0, dynamicPickNumber: capAtFirst(rules), activeRow: 0 },
    rules,
    rules.multiplier.initial,
  )

const changeRow = (picks: Picks, index: number, numbers: readonly (number | null)[]): Picks => {
  if (!(index in picks.rows)) return picks
  return { ...picks, rows: picks.rows.map((row, at) => (at === index ? withNumbers(row, numbers) : row)) }
}

const fillSlot = (picks: Picks, rules: PickRules, index: number, number: number): Picks => {
  const row = picks.rows[index]
  if (!row || !isInDrum(rules, number) || numbersOf(row).includes(number)) return picks
  const slots = slotsOf(row)
  const empty = slots.indexOf(null)
  if (empty < 0) return picks
  slots[empty] = number
  const filled = changeRow({ ...picks, activeRow: index }, index, slots)
  return isComplete(filled.rows[index]!) ? onToIncomplete(filled) : filled
}

/** Fills the first empty slot of the first incomplete row. If all are full, some games start a new row. */
export const addDigit = (picks: Picks, rules: PickRules, number: number): Picks => {
  const index = firstIncomplete(picks.rows)
  if (index >= 0) return fillSlot(picks, rules, index, number)
  if (!rules.startsRowWhenFull || !isInDrum(rules, number)) return picks
  const more = raise(picks, rules)
  return more === picks ? picks : fillSlot(more, rules, picks.rows.length, number)
}

/** A tap on the pad: adds the number to the active row or removes it; once the row is full, moves on. */
export const toggleDigit = (picks: Picks, rules: PickRules, number: number): Picks => {
  const row = picks.rows[picks.activeRow]
  if (!row) return addDigit(picks, rules, number)
  if (numbersOf(row).includes(number)) return clearDigit(picks, picks.activeRow, number)
  return isComplete(row) ? addDigit(picks, rules, number) : fillSlot(picks, rules, picks.activeRow, number)
}

export const clearDigit = (picks: Picks, index: number, number: number): Picks => {
  const row = picks.rows[index]
  if (!row || !numbersOf(row).includes(number)) return picks
  const slots = slotsOf(row).map(slot => (slot === number ? null : slot))
  return changeRow({ ...picks, activeRow: index }, index, slots)
}

export const replaceNumber = (
  picks: Picks,
  rules: PickRules,
  index: number,
  from: number,
  to: number,
): Picks => {
  const row = picks.rows[index]
  if (!row || !isInDrum(rules, to)) return picks
  const slots = slotsOf(row)
  if (!slots.includes(from) || slots.includes(to)) return picks
  return changeRow(
    picks,
    index,
    slots.map(slot => (slot === from ? to : slot)),
  )
}

export const selectRow = (picks: Picks, index: number): Picks =>
  index in picks.rows ? { ...picks, activeRow: index } : picks

export const clearRow = (picks: Picks, rules: PickRules, index: number): Picks =>
  index in picks.rows ? changeRow({ ...picks, activeRow: index }, index, emptyLine(rules)) : picks

export const clearAll = (picks: Picks, rules: PickRules): Picks => ({
  ...picks,
  rows: picks.rows.map(row => withNumbers(row, emptyLine(rules))),
  activeRow: 0,
})

export const shuffleRow = (picks: Picks, rules: PickRules, index: number, randomInt: RandomInt): Picks =>
  changeRow(picks, index, distinctNumbers(rules.pick, rules.of, randomInt))

export const shuffleAll = (picks: Picks, rules: PickRules, randomInt: RandomInt): Picks => ({
  ...picks,
  rows: picks.rows.map(row => withNumbers(row, distinctNumbers(rules.pick, rules.of, randomInt))),
})

/** Fills the empty slots of every row, keeping what was picked. */
export const fillIncomplete = (picks: Picks, rules: PickRules, randomInt: RandomInt): Picks => ({
  ...picks,
  rows: picks.rows.map(row => {
    const slots = slotsOf(row)
    const more = distinctNumbers(
      slots.filter(slot => slot === null).length,
      rules.of,
      randomInt,
      numbersOf(row),
    )
    return withNumbers(
      row,
      slots.map(slot => slot ?? more.pop()!),
    )
  }),
})

/** Random numbers for the first empty row, else for as many new rows as the game adds at once. */
export const addRandomRow = (picks: Picks, rules: PickRules, randomInt: RandomInt): Picks => {
  const empty = picks.rows.findIndex(isEmpty)
  if (empty >= 0) return shuffleRow(picks, rules, empty, randomInt)
  const count = nextCount(rules, picks.dynamicPickNumber, picks.rows.length) - picks.rows.length
  const lines = Array.from({ length: count }, () => distinctNumbers(rules.pick, rules.of, randomInt))
  return count === 0 ? picks : withRows(picks, [...picks.rows, ...newRows(picks.rows, lines)])
}

/** Copies go right after the original: one, or as many as the next allowed count takes. */
export const duplicateRow = (picks: Picks, rules: PickRules, index: number): Picks => {
  const row = picks.rows[index]
  const count = nextCount(rules, picks.dynamicPickNumber, picks.rows.length) - picks.rows.length
  if (!row || count === 0) return picks
  const copies = newRows(
    picks.rows,
    Array.from({ length: count }, () => slotsOf(row)),
  )
  return withRows(picks, [...picks.rows.slice(0, index + 1), ...copies, ...picks.rows.slice(index + 1)])
}

/** Deletes a row. If the game does not allow the count that is left, drops to the next lower one. */
export const deleteRow = (picks: Picks, rules: PickRules, index: number): Picks => {
  if (!(index in picks.rows)) return picks
  const rest = withRows(
    picks,
    picks.rows.filter((_, at) => at !== index),
  )
  return withCount(rest, rules, allowedCount(rules, picks.dynamicPickNumber, rest.rows.length))
}

/** Sets the number of lines as close as the game allows. */
export const setLineCount = (picks: Picks, rules: PickRules, wanted: number): Picks =>
  withCount(picks, rules, allowedCount(rules, picks.dynamicPickNumber, wanted))

/** One step up in lines, within the cap. */
export const raise = (picks: Picks, rules: PickRules): Picks =>
  withCount(picks, rules, nextCount(rules, picks.dynamicPickNumber, picks.rows.length))

/**
 * Runs an action for a game in which the player's own multiplier sets the number of lines: the cap follows
 * the lines.
 */
export const withFakeMultiplier = (picks: Picks, rules: PickRules, verb: (picks: Picks) => Picks): Picks => {
  const { fakeMost } = rules.multiplier
  if (fakeMost === undefined) return verb(picks)
  const open = { ...picks, dynamicPickNumber: fakeMost }
  const after = verb(open)
  return after === open ? picks : { ...after, dynamicPickNumber: after.rows.length }
}
