import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

/** What was played on a Lagos day, by game: of batches that are closed, without those whose stakes were given back. */
export const listPlaysOfDay = (tx: Tx, day: Date) =>
  tx.many<{ game: string; players: number; tickets: number; stake: Kobo; potential: Kobo }>(
    `select game, players, tickets, stake, potential from play_day
     where day = ($1::timestamptz at time zone 'Africa/Lagos')::date`,
    [day],
  )

/** What an account that is no wallet holds: the sum of its transfers. */
export const listPools = (tx: Tx) =>
  tx.many<{ code: string; pool: Kobo }>(
    `select a.code,
       coalesce((select sum(amount) from transfer where credit_account = a.id), 0)::bigint
         - coalesce((select sum(amount) from transfer where debit_account = a.id), 0)::bigint as pool
     from account a where a.code like 'jackpot:%'`,
  )
