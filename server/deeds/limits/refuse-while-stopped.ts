import type { Tx } from '#server/db/db.ts'
import { findStop } from '#server/db/queries/money/sales-stop.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** For what moves money and is no purchase of tickets. @throws Refusal sales-stopped while the ledger is broken */
export const refuseWhileStopped = async (tx: Tx): Promise<void> => {
  if (await findStop(tx)) throw new Refusal('sales-stopped')
}
