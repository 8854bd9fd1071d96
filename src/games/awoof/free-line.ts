// The game whose line comes with each bid.
import type { GameRules } from '../game.ts'
import { instantCashout } from '../instant-cashout/rules.ts'

export const freeGame: GameRules = instantCashout

/** What the line would cost, in kobo. */
export const freeStake = freeGame.stakes[0]!.stake
