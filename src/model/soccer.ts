// Predictions of real matches: slips, and how they stand on a ticket.
import type { predictions } from '#src/contract/soccer/predictions.ts'
import type { registerPredictions } from '#src/contract/soccer/slips.ts'
import type { Answer, Read } from './words.ts'

/** A registered slip. */
export type PredictionSlip = Answer<typeof registerPredictions>
export type Predictions = Read<typeof predictions>
