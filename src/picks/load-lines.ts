// Brings lines from elsewhere (a saved line, a past ticket, a shared slip) into the current picks.
import { withRows } from './count.ts'
import { lineFault } from './faults.ts'
import { emptyLine, isEmpty, newRows, withNumbers, type PickRules, type Picks, type Row } from './rows.ts'

export interface Loaded {
  picks: Picks
  /** Lines not playable in this game. */
  unfit: number
  /** Lines the ticket has no room for. */
  left: number
}

/** Pads with empty rows up to the next allowed count. */
const filledUp = (picks: Picks, rules: PickRules, rows: readonly Row[]): Picks => {
  const count = rules.lineCounts.find(allowed => allowed >= rows.length) ?? rows.length
  const missing = Array.from({ length: count - rows.length }, () => emptyLine(rules))
  const all = withRows(picks, [...rows, ...newRows(rows, missing)])
  const next = all.rows.findIndex(row => row.digitArray.some(digit => digit.pickDigit === null))
  return { ...all, activeRow: Math.max(0, next) }
}

const sorted = (line: readonly number[]) => [...line].sort((a, b) => a - b)

/** Replaces the current picks, or keeps them if none of the lines is playable. */
export const loadLines = (picks: Picks, rules: PickRules, lines: readonly (readonly number[])[]): Loaded => {
  const fit = lines.filter(line => lineFault(line, rules) === undefined)
  const room = rules.lineCounts.at(-1)!
  const unfit = lines.length - fit.length
  if (fit.length === 0) return { picks, unfit, left: 0 }
  const rows = newRows([], fit.slice(0, room).map(sorted))
  return { picks: filledUp(picks, rules, rows), unfit, left: Math.max(0, fit.length - room) }
}

/** Adds to the current picks: into empty rows first, then new ones as far as the game allows. */
export const insertLines = (
  picks: Picks,
  rules: PickRules,
  lines: readonly (readonly number[])[],
): Loaded => {
  const fit = lines.filter(line => lineFault(line, rules) === undefined).map(sorted)
  const waiting = [...fit]
  const rows = picks.rows.map(row =>
    isEmpty(row) && waiting.length > 0 ? withNumbers(row, waiting.shift()!) : row,
  )
  const room = Math.max(0, rules.lineCounts.at(-1)! - rows.length)
  const added = waiting.splice(0, room)
  const unfit = lines.length - fit.length
  if (fit.length === waiting.length) return { picks, unfit, left: waiting.length }
  return { picks: filledUp(picks, rules, [...rows, ...newRows(rows, added)]), unfit, left: waiting.length }
}
