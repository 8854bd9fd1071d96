// Everything sold in batches: number games and score games.
import { lotterySlug } from '#src/lib/lottery-name.ts'
import type { AnyGame, GamePaths } from './game.ts'
import { pathsOf } from './paths.ts'
import { games } from './rules.ts'
import { virtualSoccer } from './soccer-cash/virtual/rules.ts'

export const everyGame: readonly AnyGame[] = [...games, virtualSoccer]

export const anyGameById = (id: string): AnyGame | undefined => everyGame.find(game => game.id === id)

export const anyGameByLotteryType = (type: string): AnyGame | undefined =>
  everyGame.find(game => game.lotteryType === type.toUpperCase())

/** The addresses of a game by its lottery type; undefined if the game is no longer sold. */
export const pathsOfType = (lotteryType: string): GamePaths | undefined => {
  const game = anyGameByLotteryType(lotteryType)
  return game && pathsOf(game)
}

/** The page that makes tickets of a lottery type, whether or not it is sold in batches. */
export const playPathOf = (lotteryType: string): string =>
  pathsOfType(lotteryType)?.play ?? `/${lotterySlug(lotteryType)}`
