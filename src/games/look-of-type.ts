// How a game looks by the lottery type of its tickets, whatever kind of game it is.
import type { GameLook } from '#src/lib/look.ts'
import { alsoOpen } from './also-open.ts'
import { anyGameByLotteryType } from './every-game.ts'

/** Undefined for a game that is no longer sold. */
export const lookOfSold = (lotteryType: string): GameLook | undefined =>
  anyGameByLotteryType(lotteryType)?.look ??
  alsoOpen.find(it => it.lotteryTypes.includes(lotteryType.toUpperCase()))?.look

/** A game no longer sold has the product's own cloth. */
export const lookOfType = (lotteryType: string): GameLook =>
  lookOfSold(lotteryType) ?? { cloth: 'violet', emblem: 'rosette' }
