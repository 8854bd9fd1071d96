// A slip of predictions as the device keeps it: under the names of the specification (section 3), money in kobo.
import * as v from 'valibot'
import { registerPredictions } from '#src/contract/soccer/slips.ts'
import { inWords } from './in-words.ts'
import type { PredictionSlip } from './soccer.ts'
import { toWire } from './words.ts'

const kobo = v.pipe(v.number(), v.safeInteger())

export const keptPredictionSlip = inWords(
  v.object({
    ...registerPredictions.answer.entries,
    total_stake_amount: kobo,
    winning_amount: kobo,
    most_paid: kobo,
  }),
)

export const keepPredictionSlip = (slip: PredictionSlip) => toWire(registerPredictions.answer, slip)
