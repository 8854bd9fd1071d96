// How many lines a ticket may have: floors, caps, and games that allow only certain counts.
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

/** The count closest to the one wanted: capped, at the floor if below `resetBelow`, and allowed. */
export const allowedCount = (rules: PickRules, cap: number, wanted: number): number => {
  const { floor, resetBelow } = rules.multiplier
  const capped = Math.min(Math.trunc(wanted) || 0, cap)
  const count = capped < resetBelow ? floor : capped
  if (!rules.jumpsToAllowedCount) return Math.max(floor, count)
  return findLast(rules.lineCounts, allowed => allowed <= count) ?? floor
}

/** The next count up that the game allows; unchanged if there is none. */
export const nextCount = (rules: PickRules, cap: number, count: number): number => {
  const next = rules.jumpsToAllowedCount ? rules.lineCounts.find(allowed => allowed > count) : count + 1
  return next !== undefined && next <= cap ? next : count
}

/** The row to drop first: an empty one, else an incomplete one, else the last. */
const leastRow = (rows: readonly Row[]): number => {
  const empty = findLastIndex(rows, isEmpty)
  if (empty >= 0) return empty
  const incomplete = findLastIndex(rows, row => !isComplete(row))
  return incomplete >= 0 ? incomplete : rows.length - 1
}

/** The picks with exactly this many rows, adding empty ones or dropping the least missed; the same if they have as many. */
export const withCount = (picks: Picks, rules: PickRules, count: number): Picks => {
  if (picks.rows.length === count) return picks
  let rows = picks.rows
  while (rows.length > count) {
    const least = leastRow(rows)
    rows = rows.filter((_, at) => at !== least)
  }
  const missing = Array.from({ length: count - rows.length }, () => emptyLine(rules))
  return withRows(picks, [...rows, ...newRows(rows, missing)])
}

/** The picks with these rows; keeps the multiplier in step and the active row in range. */
export const withRows = (picks: Picks, rows: readonly Row[]): Picks => ({
  ...picks,
  rows,
  multiplier: rows.length,
  activeRow: Math.max(0, Math.min(picks.activeRow, rows.length - 1)),
})

/** Moves the pad to the first incomplete row, if any. */
export const onToIncomplete = (picks: Picks): Picks => {
  const next = firstIncomplete(picks.rows)
  return next < 0 ? picks : { ...picks, activeRow: next }
}
