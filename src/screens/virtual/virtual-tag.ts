// What picks cost and can win, in figures.
import type { ScoresDocument } from '#src/games/rules-schema.ts'
import { chanceOfLine, partsOfNumber, priceOfLine } from '#src/games/score-lines.ts'
import { numberOf } from '#src/games/score-numbers.ts'
import { standardScores, type VirtualChoice } from '#src/games/soccer-cash/choosing.ts'
import { scoreAt, scoreText } from '#src/games/soccer-cash/scores.ts'
import { figure } from '#src/lib/language/figure.ts'
import { oneInFigure } from '#src/lib/language/one-in.ts'
import type { Kobo } from '#src/lib/money.ts'

/** The line of these picks, ascending; what is not sold is left out. */
const lineOfPicks = (rules: ScoresDocument, picks: readonly VirtualChoice[]): number[] =>
  [...picks]
    .flatMap(({ match, score }) => {
      const at = rules.matches.findIndex(it => it.id === match)
      return at < 0 ? [] : [numberOf(rules, { match: at, score })]
    })
    .filter(number => partsOfNumber(rules, number) > 0)
    .sort((a, b) => a - b)

export interface VirtualTag {
  line: number[]
  prize: Kobo
  isCapped: boolean
  oneIn: string
  /** What comes back, in percent of the stake. */
  back: string
}

/** Undefined until something is picked. */
export const virtualTag = (
  rules: ScoresDocument,
  picks: readonly VirtualChoice[],
  stake: Kobo,
): VirtualTag | undefined => {
  const line = lineOfPicks(rules, picks)
  if (line.length === 0) return undefined
  const { prize, isCapped } = priceOfLine(rules, stake, line)
  const chance = chanceOfLine(rules, line)
  return {
    line,
    prize,
    isCapped,
    oneIn: oneInFigure(1 / chance, 100),
    back: figure((chance * prize * 100) / stake, 1),
  }
}

/** What a single score pays; undefined if it is not sold. */
export const payOf = (
  rules: ScoresDocument,
  stake: Kobo,
  pick: { match: number; score: string },
): Kobo | undefined => {
  const number = numberOf(rules, pick)
  return partsOfNumber(rules, number) > 0 ? priceOfLine(rules, stake, [number]).prize : undefined
}

export const otherScores = ({ mostGoals }: ScoresDocument): string[] =>
  Array.from({ length: (mostGoals + 1) ** 2 }, (_, cell) => scoreText(scoreAt(cell, mostGoals))).filter(
    score => !standardScores.some(it => it === score),
  )
