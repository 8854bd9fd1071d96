// The games whose alerts a player may choose: those that are drawn, the two on real matches, and items.
import { AWOOF_ID } from '#src/games/awoof/id.ts'
import { everyGame } from '#src/games/every-game.ts'
import type { Game } from '#src/games/game.ts'
import type { GameLook } from '#src/lib/look.ts'

export interface OfferedGame {
  id: string
  lotteryType: string
  cadence: Game['cadence'] | 'matches' | 'items'
  look: GameLook
}

const notByBatch: readonly OfferedGame[] = [
  {
    id: 'soccer-cash',
    lotteryType: 'SOCCER_CASH',
    cadence: 'matches',
    look: { cloth: 'olive', emblem: 'football' },
  },
  { id: AWOOF_ID, lotteryType: 'AWOOF', cadence: 'items', look: { cloth: 'rose', emblem: 'gift' } },
  { id: 'all-in', lotteryType: 'ALL_IN', cadence: 'matches', look: { cloth: 'olive', emblem: 'football' } },
]

export const offeredGames: readonly OfferedGame[] = [...everyGame, ...notByBatch]
