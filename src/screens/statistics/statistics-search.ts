import { DRAW_WINDOWS, type DrawWindow } from '#src/model/draw-windows.ts'
import type { GameRules } from '#src/games/game.ts'
import { games } from '#src/games/rules.ts'
import { oneOf, searchOf } from '#src/lib/search.ts'

const ids = games.map(game => game.id)

/** The game and how many of its newest draws; unknown values are left out. */
export const statisticsSearch = searchOf({ game: oneOf(ids), draws: oneOf(DRAW_WINDOWS) })
export type StatisticsSearch = ReturnType<typeof statisticsSearch>

/** Defaults for whatever the address leaves out. */
export const chosenOf = ({ game, draws }: StatisticsSearch): { game: GameRules; draws: DrawWindow } => ({
  game: games.find(it => it.id === game) ?? games[0]!,
  draws: draws ?? '200',
})
