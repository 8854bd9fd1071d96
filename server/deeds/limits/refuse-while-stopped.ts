import type { Tx } from '#server/db/db.ts'
import { findStop } from '#server/db/queries/money/sales-stop.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** For money moves other than ticket purchases. @throws Refusal sales-stopped */
export const refuseWhileStopped = async (tx: Tx): Promise<void> => {
  if (await findStop(tx)) throw new Refusal('sales-stopped')
}
