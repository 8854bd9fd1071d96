// The two forms on real matches as games: what their batches, tickets and rules are called.
import { allIn, real, type SoccerForm } from './rules.ts'

export interface PredictionGame {
  id: 'soccer-cash' | 'all-in'
  lotteryType: string
  /** Prefix of a batch's code. */
  batchPrefix: string
  /** A batch is sealed on its own; its tickets are settled with the last of their matches. */
  cadence: 'each-batch'
  form: SoccerForm
}

export const predictionGames: readonly PredictionGame[] = [
  { id: 'soccer-cash', lotteryType: 'SOCCER_CASH', batchPrefix: 'SC', cadence: 'each-batch', form: real },
  { id: 'all-in', lotteryType: 'ALL_IN', batchPrefix: 'AI', cadence: 'each-batch', form: allIn },
]

export const predictionGameById = (id: string): PredictionGame | undefined =>
  predictionGames.find(game => game.id === id)
