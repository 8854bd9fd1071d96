// Whether scores come up as often as a table of parts says.
import { PARTS } from '#src/games/soccer-cash/rules.ts'
import { cellOf, parseScore } from '#src/games/soccer-cash/scores.ts'
import { MOST_VIRTUAL } from '#src/games/soccer-cash/virtual/teams.ts'
import { limitOf } from './drum.ts'

/** Fewer than this expected: pooled with the others of their kind. */
const RARE = 10

/** Chi-square of scores against a table, and the value it hardly ever exceeds. */
export const judgeScores = (scores: Iterable<string>, table: readonly number[]) => {
  const seen = table.map(() => 0)
  let count = 0
  for (const score of scores) {
    seen[cellOf(parseScore(score)!, MOST_VIRTUAL)]! += 1
    count++
  }
  const cells = table.map((parts, cell) => ({ due: (count * parts) / PARTS, seen: seen[cell]! }))
  const often = cells.filter(it => it.due >= RARE)
  const rare = cells
    .filter(it => it.due < RARE)
    .reduce((sum, it) => ({ due: sum.due + it.due, seen: sum.seen + it.seen }), { due: 0, seen: 0 })
  const all = rare.due >= 1 ? [...often, rare] : often
  const value = all.reduce((sum, it) => sum + (it.seen - it.due) ** 2 / it.due, 0)
  const limit = limitOf(all.length - 1)
  const impossible = cells.some(it => it.due === 0 && it.seen > 0)
  return { value, freedom: all.length - 1, limit, isFair: value < limit && !impossible }
}

/** The table with some parts of its likeliest score given to the next one. */
export const shifted = (table: readonly number[], by: number): number[] => {
  const from = table.indexOf(Math.max(...table))
  return table.map((parts, cell) => (cell === from ? parts - by : cell === from + 1 ? parts + by : parts))
}
