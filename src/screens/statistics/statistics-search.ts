import * as v from 'valibot'
import { DRAW_WINDOWS, type DrawWindow } from '#src/contract/answer-words.ts'
import type { GameRules } from '#src/games/game.ts'
import { games } from '#src/games/rules.ts'

const ids = games.map(game => game.id)

/** The game and how many of its newest draws; what an address does not know stands at the beginning of the list. */
export const statisticsSearch = v.object({
  game: v.fallback(v.optional(v.picklist(ids)), undefined),
  draws: v.fallback(v.optional(v.picklist(DRAW_WINDOWS)), undefined),
})
export type StatisticsSearch = v.InferOutput<typeof statisticsSearch>

/** What is shown without an address that says so. */
export const chosenOf = ({ game, draws }: StatisticsSearch): { game: GameRules; draws: DrawWindow } => ({
  game: games.find(it => it.id === game) ?? games[0]!,
  draws: draws ?? '200',
})
