// Lines from elsewhere (a saved line, a past ticket, a shared slip) into the picks in hand, by the game's counts.
import { withRows } from './count.ts'
import { lineFault } from './faults.ts'
import { emptyLine, isEmpty, newRows, withNumbers, type PickRules, type Picks, type Row } from './rows.ts'

export interface Loaded {
  picks: Picks
  /** Lines that cannot be played in this game. */
  unfit: number
  /** Lines for which the ticket has no room. */
  left: number
}

/** Rows up to the next count that the game knows: what is missing is empty. */
const filledUp = (picks: Picks, rules: PickRules, rows: readonly Row[]): Picks => {
  const count = rules.lineCounts.find(allowed => allowed >= rows.length) ?? rows.length
  const missing = Array.from({ length: count - rows.length }, () => emptyLine(rules))
  const all = withRows(picks, [...rows, ...newRows(rows, missing)])
  const next = all.rows.findIndex(row => row.digitArray.some(digit => digit.pickDigit === null))
  return { ...all, activeRow: Math.max(0, next) }
}

const sorted = (line: readonly number[]) => [...line].sort((a, b) => a - b)

/** These lines instead of the picks in hand. Where none can be played, the picks stay as they are. */
export const loadLines = (picks: Picks, rules: PickRules, lines: readonly (readonly number[])[]): Loaded => {
  const fit = lines.filter(line => lineFault(line, rules) === undefined)
  const room = rules.lineCounts.at(-1)!
  const unfit = lines.length - fit.length
  if (fit.length === 0) return { picks, unfit, left: 0 }
  const rows = newRows([], fit.slice(0, room).map(sorted))
  return { picks: filledUp(picks, rules, rows), unfit, left: Math.max(0, fit.length - room) }
}

/** These lines beside the picks in hand: empty rows take them first, then new ones as far as the game allows. */
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
