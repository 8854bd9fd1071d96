// The games whose alerts a player may choose: those that are drawn, and the two on real matches.
import { everyGame } from '#src/games/every-game.ts'
import type { Game } from '#src/games/game.ts'
import type { GameLook } from '#src/lib/look.ts'

export interface OfferedGame {
  id: string
  lotteryType: string
  cadence: Game['cadence'] | 'matches'
  look: GameLook
}

const onMatches: readonly OfferedGame[] = [
  {
    id: 'soccer-cash',
    lotteryType: 'SOCCER_CASH',
    cadence: 'matches',
    look: { cloth: 'olive', emblem: 'football' },
  },
  { id: 'all-in', lotteryType: 'ALL_IN', cadence: 'matches', look: { cloth: 'olive', emblem: 'football' } },
]

export const offeredGames: readonly OfferedGame[] = [...everyGame, ...onMatches]
