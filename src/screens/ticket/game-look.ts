import { lookOfOther } from '#src/games/also-open.ts'
import { anyGameByLotteryType } from '#src/games/every-game.ts'
import type { GameLook } from '#src/lib/look.ts'

/** A game no longer sold has the product's own cloth. */
export const lookOfType = (lotteryType: string): GameLook =>
  anyGameByLotteryType(lotteryType)?.look ??
  lookOfOther(lotteryType) ?? { cloth: 'violet', emblem: 'rosette' }
