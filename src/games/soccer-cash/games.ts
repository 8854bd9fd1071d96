// The two forms on real matches as games: what their batches, tickets and rules are called.
import type { GameLook } from '#src/lib/look.ts'
import { soccerLook } from './look.ts'
import { allIn, real, type SoccerForm } from './rules.ts'

export interface PredictionGame {
  id: 'soccer-cash' | 'all-in'
  look: GameLook
  lotteryType: string
  /** Prefix of a batch's code. */
  batchPrefix: string
  /** A batch is sealed on its own; its tickets are settled with the last of their matches. */
  cadence: 'each-batch'
  form: SoccerForm & { id: 'real' | 'all-in' }
}

const common = { look: soccerLook, cadence: 'each-batch' } as const

export const predictionGames: readonly PredictionGame[] = [
  { ...common, id: 'soccer-cash', lotteryType: 'SOCCER_CASH', batchPrefix: 'SC', form: real },
  { ...common, id: 'all-in', lotteryType: 'ALL_IN', batchPrefix: 'AI', form: allIn },
]

export const predictionGameById = (id: string): PredictionGame | undefined =>
  predictionGames.find(game => game.id === id)

/** Whether a game's tickets are settled with the last of their matches, not by a draw. */
export const hangsOnMatches = (id: string): boolean => predictionGameById(id) !== undefined
