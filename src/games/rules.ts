// The games of numbers, for service, pages and tests; every-game.ts adds those of scores.
import { banker } from './banker/rules.ts'
import type { GameRules } from './game.ts'
import { instantCashout } from './instant-cashout/rules.ts'
import { quika } from './quika/rules.ts'
import { salaryForLife } from './salary-for-life/rules.ts'
import { wyseCash } from './wyse-cash/rules.ts'

export const games: readonly GameRules[] = [salaryForLife, instantCashout, wyseCash, quika, banker]

export const gameById = (id: string): GameRules | undefined => games.find(game => game.id === id)

export const gameByLotteryType = (type: string): GameRules | undefined =>
  games.find(game => game.lotteryType === type.toUpperCase())
