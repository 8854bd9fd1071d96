// Figures of all nodes, read from the database on demand.
import type { Registry } from 'prom-client'
import type { Db } from '#server/db/db.ts'
import { alertFigures } from './alerts.ts'
import { batchFigures } from './batches.ts'
import { codeFigures } from './codes.ts'
import { mailFigures } from './mail.ts'
import { matchFigures } from './matches.ts'
import { debtFigures } from './debts.ts'
import { gaugesIn } from './gauge.ts'
import { ledgerFigures } from './ledger.ts'
import { reconciliationFigures } from './reconciliation.ts'
import { returnFigures } from './returns.ts'
import { withdrawalFigures } from './withdrawals.ts'

const subjects = [
  batchFigures,
  returnFigures,
  ledgerFigures,
  codeFigures,
  mailFigures,
  alertFigures,
  debtFigures,
  withdrawalFigures,
  reconciliationFigures,
  matchFigures,
]

export const databaseFigures = (registry: Registry, db: Db) => {
  const gauge = gaugesIn(registry)
  const reads = subjects.map(figures => figures(gauge, db))
  return async (): Promise<void> => {
    for (const read of reads) await read()
  }
}
