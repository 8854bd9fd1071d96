// The chi-square test of scores in a player's words.
import type { ScoreStatistics } from '#src/api/statistics/without-drum.ts'
import { fit, type Evenness } from '#src/draws/frequencies.ts'
import { RARE, shareWords } from './statistics-model.ts'
import { words } from './other-words.ts'

interface ScoresVerdict {
  heading: string
  text: string
  /** Undefined with too few draws to say. */
  even: Evenness | undefined
}

export const scoresVerdict = ({
  scores,
  draws,
}: Pick<ScoreStatistics, 'scores' | 'draws'>): ScoresVerdict => {
  const even = fit(scores)
  if (!even) return { heading: words.$tooFew, text: words.$tooFewText(draws), even }
  const chance = shareWords(even.chance)
  return even.chance >= RARE
    ? { heading: words.$asChances, text: words.$asChancesText(chance), even }
    : { heading: words.$farOff, text: words.$farOffText(chance), even }
}
