// What is wrong with a score that was typed.
import { MOST_GOALS, parseScore } from '#src/games/soccer-cash/scores.ts'
import { chanceOf } from './soccer-tag.ts'
import type { Slate } from '#src/games/soccer-cash/slip.ts'
import { words } from './words.ts'

interface Typed {
  match: string
  score: string
  taken: readonly string[]
  /** The most scores per match. */
  most: number
}

export const scoreFault = ({ match, score, taken, most }: Typed, slate: Slate): string | undefined => {
  if (!parseScore(score)) return words.$wholeGoals(MOST_GOALS)
  if (taken.includes(score)) return words.$thereAlready(score)
  if (chanceOf(slate, match, score) === undefined) return words.$notSold(score)
  return most > 1 && taken.length >= most ? words.$mostScores(most) : undefined
}
