import { gameByLotteryType } from '#src/games/rules.ts'
import type { GameLook } from '#src/lib/look.ts'

/** A game no longer sold has the product's own cloth. */
export const lookOfType = (lotteryType: string): GameLook =>
  gameByLotteryType(lotteryType)?.look ?? { cloth: 'violet', emblem: 'rosette' }
