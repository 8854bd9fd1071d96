import { sumDebts } from '#server/db/queries/money/debts.ts'
import { figuresOf } from './gauge.ts'

export const debtFigures = figuresOf(sumDebts, {
  topUps: ['top_ups_taken_back', 'Top-ups of which something was taken back after their credit.'],
  taken: ['taken_back_kobo', 'What was taken back of them, kobo.'],
  owed: ['debt_kobo', 'What players owe for them, kobo.'],
})
