import { findUnderWay } from '#server/db/queries/money/withdrawals.ts'
import { figuresOf } from './gauge.ts'

export const withdrawalFigures = figuresOf(findUnderWay, {
  open: ['withdrawals_open', 'Withdrawals that are not over.'],
  kobo: ['withdrawals_open_kobo', 'What they have set aside, kobo.'],
  oldest: ['withdrawal_oldest_seconds', 'How long the oldest of them that is not held is on its way.'],
  cases: ['withdrawal_cases', 'Withdrawals that wait for a person: cases, and reviews.'],
})
