import { DRAW_WINDOWS } from '#src/model/draw-windows.ts'
import { oneOf, searchOf, text } from '#src/lib/search.ts'

/** The game, and how many of its newest draws; chosen.ts says which game is meant. */
export const statisticsSearch = searchOf({
  game: text,
  draws: oneOf(DRAW_WINDOWS),
})
export type StatisticsSearch = ReturnType<typeof statisticsSearch>
