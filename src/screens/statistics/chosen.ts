// Which game's draws are counted, and how.
import { awoof } from '#src/games/awoof/game.ts'
import { everyGame } from '#src/games/every-game.ts'
import { isNumberGame, type AnyGame } from '#src/games/game.ts'
import type { DrawWindow } from '#src/model/draw-windows.ts'
import type { StatisticsSearch } from './statistics-search.ts'

/** Games whose draws are counted, each in its own way. */
export const counted = [...everyGame, awoof]
export type Counted = (typeof counted)[number]

/** Defaults for whatever the address leaves out. */
export const chosenOf = ({ game, draws }: StatisticsSearch): { game: Counted; draws: DrawWindow } => ({
  game: counted.find(it => it.id === game) ?? counted[0]!,
  draws: draws ?? '200',
})

const isDrawn = (game: Counted): game is AnyGame => 'cadence' in game

/** What a game's draws give: numbers of a drum, scores, or the winner of an item. */
export const kindOf = (game: Counted): 'numbers' | 'scores' | 'items' => {
  if (!isDrawn(game)) return 'items'
  return isNumberGame(game) ? 'numbers' : 'scores'
}
