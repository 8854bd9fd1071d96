// The game whose line comes with each bid.
import type { GameRules } from '../game.ts'
import { instantCashout } from '../instant-cashout/rules.ts'

export const freeGame: GameRules = instantCashout
