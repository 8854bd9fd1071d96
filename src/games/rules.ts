// The only list of games. The service, the pages and the tests read it; nothing else names a game.
import type { GameRules } from './game.ts'
import { instantCashout } from './instant-cashout/rules.ts'

export const games: readonly GameRules[] = [instantCashout]

export const gameById = (id: string): GameRules | undefined => games.find(game => game.id === id)

export const gameByLotteryType = (type: string): GameRules | undefined =>
  games.find(game => game.lotteryType === type.toUpperCase())
