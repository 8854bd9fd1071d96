import type { Db } from '#server/db/db.ts'
import { listChecks } from '#server/db/queries/money/ledger-checks.ts'
import { findStop } from '#server/db/queries/money/sales-stop.ts'
import type { MakeGauge } from './gauge.ts'

export const ledgerFigures = (gauge: MakeGauge, db: Db) => {
  const age = gauge('ledger_check_age_seconds', 'Since the last check of a part of the ledger.', ['part'])
  const took = gauge('ledger_check_seconds', 'How long the last check of a part of the ledger took.', [
    'part',
  ])
  const stopped = gauge(
    'sales_stopped',
    '1 while nothing is sold: the ledger is broken, or the operator stopped sales.',
  )
  const broken = gauge('ledger_broken', 'Invariants of the ledger that do not hold.', ['part'])
  return async (): Promise<void> => {
    stopped.set((await findStop(db)) ? 1 : 0)
    for (const check of await listChecks(db)) {
      const { part } = check
      if (check.age !== null) age.set({ part }, check.age)
      took.set({ part }, check.took)
      broken.set({ part }, check.broken.length)
    }
  }
}
