import type { Db } from '#server/db/db.ts'
import { findUnderWay } from '#server/db/queries/money/withdrawals.ts'
import type { MakeGauge } from './gauge.ts'

export const withdrawalFigures = (gauge: MakeGauge, db: Db) => {
  const open = gauge('withdrawals_open', 'Withdrawals that are not over.')
  const openKobo = gauge('withdrawals_open_kobo', 'What they have set aside, kobo.')
  const oldest = gauge(
    'withdrawal_oldest_seconds',
    'How long the oldest of them that is not held is on its way.',
  )
  const cases = gauge('withdrawal_cases', 'Withdrawals that wait for a person: cases, and reviews.')
  return async (): Promise<void> => {
    const found = await findUnderWay(db)
    open.set(found.open)
    openKobo.set(found.kobo)
    oldest.set(found.oldest)
    cases.set(found.cases)
  }
}
