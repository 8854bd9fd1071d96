// Stops sales if the ledger is broken or the operator says so. Purchases notice through their batch's limit, at no cost.
import { lockLimits } from '#server/db/queries/buying/limits.ts'
import type { Tx } from '#server/db/db.ts'

export const findStop = (tx: Tx) => tx.one<{ why: string[]; since: Date }>`select why, since from sales_stop`

/** Call in a transaction. A single statement, so that nothing sells in between. The first reason stays. */
export const stopSales = async (tx: Tx, why: readonly string[]): Promise<void> => {
  await lockLimits(tx)
  await tx.one`
    with stop as (insert into sales_stop (why) values (${why}) on conflict do nothing)
    update batch set worst_limit = 0 where state = 'open' and worst_limit is distinct from 0`
}

/** False if sales were not stopped. */
export const liftStop = (tx: Tx) => tx.any`delete from sales_stop returning true as lifted`
