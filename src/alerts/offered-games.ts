// The games whose alerts a player may choose: those that are drawn, those on real matches, and items.
import { awoof } from '#src/games/awoof/game.ts'
import { everyGame } from '#src/games/every-game.ts'
import type { Game } from '#src/games/game.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import type { GameLook } from '#src/lib/look.ts'

export interface OfferedGame {
  id: string
  lotteryType: string
  cadence: Game['cadence'] | 'matches' | 'items'
  look: GameLook
}

export const offeredGames: readonly OfferedGame[] = [
  ...everyGame,
  ...predictionGames.map(game => ({ ...game, cadence: 'matches' as const })),
  { ...awoof, cadence: 'items' },
]
