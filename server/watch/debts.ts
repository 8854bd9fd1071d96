import type { Db } from '#server/db/db.ts'
import { sumDebts } from '#server/db/queries/money/debts.ts'
import type { MakeGauge } from './gauge.ts'

export const debtFigures = (gauge: MakeGauge, db: Db) => {
  const takenBack = gauge(
    'top_ups_taken_back',
    'Top-ups of which something was taken back after their credit.',
  )
  const takenKobo = gauge('taken_back_kobo', 'What was taken back of them, kobo.')
  const owedKobo = gauge('debt_kobo', 'What players owe for them, kobo.')
  return async (): Promise<void> => {
    const { owed, taken, topUps } = await sumDebts(db)
    takenBack.set(topUps)
    takenKobo.set(taken)
    owedKobo.set(owed)
  }
}
