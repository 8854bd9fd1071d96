import { drawNumbers } from '#src/draws/derive.ts'
import { wordsPerLine } from '#src/picks/mask.ts'
import { isOfScores, type RulesDocument } from './rules-schema.ts'
import { numberAt, pickOf } from './score-numbers.ts'
import { drawCell } from './soccer-cash/virtual/draw.ts'

/** The numbers that a draw's key gives under these rules. */
export const drawnBy = (rules: RulesDocument, key: Uint8Array): number[] =>
  isOfScores(rules)
    ? rules.matches.map(({ id, parts }, at) => numberAt(at, drawCell(key, id, parts)))
    : drawNumbers(key, rules.pick, rules.of)

/** Words in the mask of a line. */
export const wordsOf = (rules: RulesDocument): number =>
  isOfScores(rules) ? rules.matches.length : wordsPerLine(rules.of)

/** For people: numbers, or scores with their teams. */
export const drawnWords = (rules: RulesDocument, drawn: readonly number[]): string =>
  isOfScores(rules)
    ? drawn
        .map(number => {
          const { match, score } = pickOf(rules, number)
          const { home, away } = rules.matches[match] ?? { home: '?', away: '?' }
          return `${home} ${score} ${away}`
        })
        .join(', ')
    : drawn.join(' ')
