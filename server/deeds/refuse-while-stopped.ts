import type { Tx } from '../db/db.ts'
import { findStop } from '../db/queries/sales-stop.ts'
import { Refusal } from '../refusal.ts'

/** For what moves money and is no purchase of tickets. @throws Refusal sales-stopped while the ledger is broken */
export const refuseWhileStopped = async (tx: Tx): Promise<void> => {
  if (await findStop(tx)) throw new Refusal('sales-stopped')
}
