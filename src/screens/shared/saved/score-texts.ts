import type { MatchPick } from '#src/games/soccer-cash/slip.ts'
import type { SaveChoice, SavedTexts } from './saved-texts.ts'
import { words } from './score-words.ts'

export const scoreTexts = (noneText: string): SavedTexts => ({
  title: words.$myScores,
  none: words.$none,
  noneText,
  nothingToSave: words.$nothingToSave,
  label: words.$nameForYourScores,
  example: words.$example,
  insert: words.$playThese,
})

export const choiceOfScores = (picks: readonly MatchPick[]): SaveChoice => ({
  label: words.$saveThese,
  save: words.$saveThese,
  holds: { picks: picks.map(({ match, scores }) => ({ match, scores: [...scores] })) },
})
