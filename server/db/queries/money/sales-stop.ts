// Sales that stand still because the ledger is broken. The limits of batches are how a purchase notices, at no cost.
import type { Tx } from '#server/db/db.ts'

export const findStop = (tx: Tx) =>
  tx.one<{ broken: string[]; since: Date }>('select broken, since from sales_stop')

/** In one statement, so that nothing is sold between the two. The first reason stays. */
export const stopSales = (tx: Tx, broken: readonly string[]) =>
  tx.one(
    `with stop as (insert into sales_stop (broken) values ($1) on conflict do nothing)
     update batch set worst_limit = 0 where state = 'open' and worst_limit is distinct from 0`,
    [broken],
  )

/** False where sales went on. */
export const liftStop = async (tx: Tx): Promise<boolean> =>
  (await tx.one('delete from sales_stop returning true as lifted')) !== undefined
