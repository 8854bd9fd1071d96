// Texts by game. Browser only; the service reads rules.ts. All in one file: loaded one by one, a game's page had to ask the
// service once more before it could be used.
import { words as banker } from './banker/words.ts'
import type { GameWords } from './game.ts'
import { words as instantCashout } from './instant-cashout/words.ts'
import { words as quika } from './quika/words.ts'
import { words as salaryForLife } from './salary-for-life/words.ts'
import { words as wyseCash } from './wyse-cash/words.ts'

const texts: Record<string, GameWords> = {
  'salary-for-life': salaryForLife,
  'instant-cashout': instantCashout,
  'wyse-cash': wyseCash,
  quika,
  banker,
}

/** @throws RangeError if the game has no words */
export const wordsOfGame = (id: string): GameWords => {
  const words = Object.hasOwn(texts, id) ? texts[id] : undefined
  if (!words) throw new RangeError(`no words for ${id}`)
  return words
}
