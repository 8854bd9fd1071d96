// Texts by game, loaded when a game is opened. Browser only; the service reads rules.ts.
import type { GameWords } from './game.ts'

const files: Record<string, () => Promise<{ words: GameWords }>> = {
  'salary-for-life': () => import('./salary-for-life/words.ts'),
  'instant-cashout': () => import('./instant-cashout/words.ts'),
  'wyse-cash': () => import('./wyse-cash/words.ts'),
  quika: () => import('./quika/words.ts'),
  banker: () => import('./banker/words.ts'),
}

/** @throws RangeError if the game has no words */
export const wordsOfGame = async (id: string): Promise<GameWords> => {
  const load = Object.hasOwn(files, id) ? files[id] : undefined
  if (!load) throw new RangeError(`no words for ${id}`)
  return (await load()).words
}
