// All that is sold into batches: the games of numbers, and those of scores.
import type { AnyGame } from './game.ts'
import { games } from './rules.ts'
import { virtualSoccer } from './soccer-cash/virtual/rules.ts'

export const everyGame: readonly AnyGame[] = [...games, virtualSoccer]

export const anyGameById = (id: string): AnyGame | undefined => everyGame.find(game => game.id === id)

export const anyGameByLotteryType = (type: string): AnyGame | undefined =>
  everyGame.find(game => game.lotteryType === type.toUpperCase())
