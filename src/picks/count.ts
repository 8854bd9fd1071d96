// How many lines a ticket may have: floors, caps, and games that know only some counts.
import { findLast, findLastIndex } from '#src/lib/find-last.ts'
import {
  emptyLine,
  firstIncomplete,
  isComplete,
  isEmpty,
  newRows,
  type PickRules,
  type Picks,
  type Row,
} from './rows.ts'

/** The line count that a wish comes to: capped, below `resetBelow` the floor, and only a count that the game knows. */
export const allowedCount = (rules: PickRules, cap: number, wanted: number): number => {
  const { floor, resetBelow } = rules.multiplier
  const capped = Math.min(Math.trunc(wanted) || 0, cap)
  const count = capped < resetBelow ? floor : capped
  if (!rules.jumpsToAllowedCount) return Math.max(floor, count)
  return findLast(rules.lineCounts, allowed => allowed <= count) ?? floor
}

/** The next count up: the next that the game knows, or one more; the same where there is none. */
export const nextCount = (rules: PickRules, cap: number, count: number): number => {
  const next = rules.jumpsToAllowedCount ? rules.lineCounts.find(allowed => allowed > count) : count + 1
  return next !== undefined && next <= cap ? next : count
}

/** The row that is missed least: an empty one, else an incomplete one, else the last. */
const leastRow = (rows: readonly Row[]): number => {
  const empty = findLastIndex(rows, isEmpty)
  if (empty >= 0) return empty
  const incomplete = findLastIndex(rows, row => !isComplete(row))
  return incomplete >= 0 ? incomplete : rows.length - 1
}

/** The same picks with exactly so many rows: empty ones are added, or those that are missed least go. */
export const withCount = (picks: Picks, rules: PickRules, count: number): Picks => {
  let rows = picks.rows
  while (rows.length > count) {
    const least = leastRow(rows)
    rows = rows.filter((_, at) => at !== least)
  }
  const missing = Array.from({ length: count - rows.length }, () => emptyLine(rules))
  return withRows(picks, [...rows, ...newRows(rows, missing)])
}

/** The same picks with these rows; the multiplier follows, and the pad stays on a row that exists. */
export const withRows = (picks: Picks, rows: readonly Row[]): Picks => ({
  ...picks,
  rows,
  multiplier: rows.length,
  activeRow: Math.max(0, Math.min(picks.activeRow, rows.length - 1)),
})

/** Moves the pad to the first row that needs numbers; it stays where it is when none does. */
export const onToIncomplete = (picks: Picks): Picks => {
  const next = firstIncomplete(picks.rows)
  return next < 0 ? picks : { ...picks, activeRow: next }
}
