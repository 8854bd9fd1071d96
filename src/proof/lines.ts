// Only what the rules sell can win: a line of all numbers would always have every drawn one.
import { isOfScores, type RulesDocument } from '#src/games/rules-schema.ts'
import { scoreLineFault } from '#src/games/score-lines.ts'
import { must } from './checks.ts'

const isAscending = (line: readonly number[]): boolean =>
  line.every((number, at) => Number.isInteger(number) && (at === 0 || line[at - 1]! < number))

const isPlayable = (rules: RulesDocument, line: readonly number[]): boolean =>
  isAscending(line) &&
  (isOfScores(rules)
    ? scoreLineFault(rules, line) === undefined
    : line.length === rules.pick && line[0]! >= 1 && line.at(-1)! <= rules.of)

/** @throws if one could not be bought under these rules */
export const mustBePlayable = (rules: RulesDocument, lines: readonly (readonly number[])[]): void => {
  for (const line of lines) must(isPlayable(rules, line), `${line.join(' ')} is no line of this game`)
}
