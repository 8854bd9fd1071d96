// Lines of scores: what may be sold, what they win and cost at most.
import type { Kobo } from '#src/lib/money.ts'
import type { ScoresDocument } from './rules-schema.ts'
import { matchOf, placeOf } from './score-numbers.ts'
import { priceOf } from './soccer-cash/prices.ts'

/** Parts of a number's score; 0 if no match has it, or it is too rare to be sold. */
export const partsOfNumber = ({ matches, leastParts }: ScoresDocument, number: number): number => {
  const parts = matches[matchOf(number)]?.parts[placeOf(number)] ?? 0
  return parts < leastParts ? 0 : parts
}

type ScoreFault = 'match-count' | 'match-twice' | 'score-not-sold'

/** The first thing wrong with a line. */
export const scoreLineFault = (rules: ScoresDocument, line: readonly number[]): ScoreFault | undefined => {
  if (line.length < 1 || line.length > rules.mostMatches) return 'match-count'
  if (line.some(number => partsOfNumber(rules, number) === 0)) return 'score-not-sold'
  return new Set(line.map(matchOf)).size < line.length ? 'match-twice' : undefined
}

/** What a line wins if all its scores are right. */
export const priceOfLine = (rules: ScoresDocument, stake: Kobo, line: readonly number[]) =>
  priceOf(
    stake,
    line.map(number => partsOfNumber(rules, number)),
    rules.mostPaid,
    rules.returnPercent,
  )

/** The chance that all its scores are right. */
export const chanceOfLine = (rules: ScoresDocument, line: readonly number[]): number =>
  line.reduce((all, number) => all * (partsOfNumber(rules, number) / 2 ** 20), 1)

/** What a line wins when these numbers were drawn. */
export const settleLine = (
  rules: ScoresDocument,
  stake: Kobo,
  line: readonly number[],
  drawn: ReadonlySet<number>,
): { hits: number; prize: Kobo } => {
  const hits = line.filter(number => drawn.has(number)).length
  return { hits, prize: hits === line.length ? priceOfLine(rules, stake, line).prize : 0 }
}

/** Every line that wins in a draw, whoever bought it: a few hundred. */
export const winningLines = (rules: ScoresDocument, drawn: readonly number[]): number[][] =>
  drawn
    .filter(number => partsOfNumber(rules, number) > 0)
    .reduce<number[][]>(
      (lines, number) => [
        ...lines,
        ...lines.filter(line => line.length < rules.mostMatches).map(line => [...line, number]),
      ],
      [[]],
    )
    .filter(line => line.length > 0)

interface Branch {
  own: Kobo
  /** By number. */
  next: Map<number, Branch>
}

const most = ({ own, next }: Branch): Kobo => {
  const byMatch = new Map<number, Kobo>()
  for (const [number, branch] of next) {
    const match = matchOf(number)
    byMatch.set(match, Math.max(byMatch.get(match) ?? 0, most(branch)))
  }
  return [...byMatch.values()].reduce((sum, it) => sum + it, own)
}

/** Lines handled between yields. */
const PIECE = 2_000

/**
 * Never less than a draw pays. Lines that first differ in the score of one match exclude each other; exclusions by
 * later matches go unnoticed, so it may be more.
 * @param lines ascending, with what each wins
 */
export function* worstOfScores(
  lines: Iterable<{ numbers: readonly number[]; prize: Kobo }>,
): Generator<undefined, Kobo> {
  const root: Branch = { own: 0, next: new Map() }
  let count = 0
  for (const { numbers, prize } of lines) {
    let at = root
    for (const number of numbers) {
      const branch = at.next.get(number) ?? { own: 0, next: new Map() }
      at.next.set(number, branch)
      at = branch
    }
    at.own += prize
    if (++count % PIECE === 0) yield
  }
  return most(root)
}
