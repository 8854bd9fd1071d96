// A notification's picture: the game's own if the alert is about one game only.
import { pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'
import type { Alert } from './alert.ts'

/** A tag names the game by the batch in it, an address by the game's first screen. */
export const iconOf = ({ tag, url }: Pick<Alert, 'tag' | 'url'>): string => {
  const game = games.find(it => tag.includes(`-${it.batchPrefix}-`) || url === pathsOf(it).play)
  return `/icons/${game ? `${game.id}-96` : 'any-192'}.png`
}
