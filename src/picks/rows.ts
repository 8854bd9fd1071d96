// A ticket's lines while they are being picked: rows of slots, some empty. Pure functions only.

interface Digit {
  id: string
  /** null if the slot is empty */
  pickDigit: number | null
}

export interface Row {
  id: string
  digitArray: readonly Digit[]
}

export interface Picks {
  rows: readonly Row[]
  /** Number of lines on the ticket; always equals the number of rows. */
  multiplier: number
  /** The most lines the player can add up to. */
  dynamicPickNumber: number
  /** Index of the row the number pad fills. */
  activeRow: number
}

/** What the engine needs to know about a game. */
export interface PickRules {
  pick: number
  of: number
  lineCounts: readonly number[]
  multiplier: { initial: number; floor: number; resetBelow: number; fakeMost?: number }
  jumpsToAllowedCount: boolean
  startsRowWhenFull?: boolean
}

const freshId = (rows: readonly Row[]): number =>
  1 + rows.reduce((most, row) => Math.max(most, Number(row.id.slice(1)) || 0), 0)

const rowOf = (id: string, numbers: readonly (number | null)[]): Row => ({
  id,
  digitArray: numbers.map((pickDigit, slot) => ({ id: `${id}.${slot + 1}`, pickDigit })),
})

/** Rows with these numbers and ids that no row of `among` uses. */
export const newRows = (among: readonly Row[], lines: readonly (readonly (number | null)[])[]): Row[] => {
  const first = freshId(among)
  return lines.map((line, at) => rowOf(`r${first + at}`, line))
}

export const emptyLine = (rules: Pick<PickRules, 'pick'>): null[] =>
  Array.from({ length: rules.pick }, () => null)

export const withNumbers = (row: Row, numbers: readonly (number | null)[]): Row => rowOf(row.id, numbers)

export const slotsOf = (row: Row): (number | null)[] => row.digitArray.map(digit => digit.pickDigit)

/** The numbers picked so far, in slot order. */
export const numbersOf = (row: Row): number[] => slotsOf(row).filter(number => number !== null)

export const isEmpty = (row: Row): boolean => numbersOf(row).length === 0

export const isComplete = (row: Row): boolean => row.digitArray.every(digit => digit.pickDigit !== null)

export const isTicketComplete = (picks: Pick<Picks, 'rows'>): boolean => picks.rows.every(isComplete)

/** The complete lines, each ascending, as registered and priced. */
export const linesOf = (rows: readonly Row[]): number[][] =>
  rows.filter(isComplete).map(row => numbersOf(row).sort((a, b) => a - b))

export const firstIncomplete = (rows: readonly Row[]): number => rows.findIndex(row => !isComplete(row))

export const isInDrum = (rules: Pick<PickRules, 'of'>, number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= rules.of
