import { lookOfOther } from '#src/games/also-open.ts'
import { gameByLotteryType } from '#src/games/rules.ts'
import type { GameLook } from '#src/lib/look.ts'

/** A game no longer sold has the product's own cloth. */
export const lookOfType = (lotteryType: string): GameLook =>
  gameByLotteryType(lotteryType)?.look ?? lookOfOther(lotteryType) ?? { cloth: 'violet', emblem: 'rosette' }
