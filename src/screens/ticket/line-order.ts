// The lines with the most numbers drawn come first, so that a long ticket shows what matters without scrolling.
export interface PlacedLine<Line> {
  /** From 1, as bought. */
  place: number
  line: Line
  hits: number
}

const hitsOf = (numbers: readonly number[], drawn: readonly number[]): number =>
  numbers.filter(n => drawn.includes(n)).length

/** @param most a ticket with no more lines than this keeps their order */
export const bestFirst = <Line extends { ticket: readonly number[] }>(
  lines: readonly Line[],
  drawn: readonly number[],
  most: number,
): PlacedLine<Line>[] => {
  const placed = lines.map((line, at) => ({ place: at + 1, line, hits: hitsOf(line.ticket, drawn) }))
  return placed.length > most ? placed.sort((a, b) => b.hits - a.hits || a.place - b.place) : placed
}
