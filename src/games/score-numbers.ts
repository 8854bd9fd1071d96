// The scores of a batch as numbers, so that leaves, masks and receipts hold a line of them like any other: match m of a
// batch (from 0) owns the numbers from 50 m + 1 on, one for each of its scores.
import { WORD } from '#src/picks/mask.ts'
import type { ScoresDocument } from './rules-schema.ts'
import { cellOf, parseScore, scoreAt, scoreText } from './soccer-cash/scores.ts'

export const numberAt = (match: number, cell: number): number => match * WORD + cell + 1

export const matchOf = (number: number): number => Math.floor((number - 1) / WORD)
export const placeOf = (number: number): number => (number - 1) % WORD

interface ScorePick {
  /** Place in the batch's list of matches. */
  match: number
  /** As text, `2-1`. */
  score: string
}

type Goals = Pick<ScoresDocument, 'mostGoals'>

/** @throws RangeError if the score has too many goals */
export const numberOf = ({ mostGoals }: Goals, { match, score }: ScorePick): number => {
  const goals = parseScore(score)
  if (!goals || goals.home > mostGoals || goals.away > mostGoals) throw new RangeError(`no score: ${score}`)
  return numberAt(match, cellOf(goals, mostGoals))
}

export const pickOf = ({ mostGoals }: Goals, number: number): ScorePick => ({
  match: matchOf(number),
  score: scoreText(scoreAt(placeOf(number), mostGoals)),
})
