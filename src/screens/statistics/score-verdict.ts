// The chi-square test of scores in a player's words.
import type { ScoreStatistics } from '#src/api/statistics/without-drum.ts'
import { fit } from '#src/draws/frequencies.ts'
import { RARE, shareWords } from './statistics-model.ts'
import { words } from './other-words.ts'

/** `even` is undefined with too few draws to say. */
export const scoresVerdict = ({ scores, draws }: Pick<ScoreStatistics, 'scores' | 'draws'>) => {
  const even = fit(scores)
  if (!even) return { heading: words.$tooFew, text: words.$tooFewText(draws), even }
  const chance = shareWords(even.chance)
  return even.chance >= RARE
    ? { heading: words.$asChances, text: words.$asChancesText(chance), even }
    : { heading: words.$farOff, text: words.$farOffText(chance), even }
}
