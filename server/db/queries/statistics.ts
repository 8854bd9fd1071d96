import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

/** Tickets bought between two instants, by game and by what they cost; refunded ones do not count. */
export const listPlaysByPrice = (tx: Tx, from: Date, to: Date) =>
  tx.many<{ game: string; stake_per_line: Kobo; lines: number; tickets: number }>(
    `select game, stake_per_line, cardinality(masks) as lines, count(*) as tickets
     from ticket where bought_at >= $1 and bought_at < $2 and status <> 'refunded'
     group by game, stake_per_line, cardinality(masks)`,
    [from, to],
  )

export const countPlayersByGame = (tx: Tx, from: Date, to: Date) =>
  tx.many<{ game: string; players: number }>(
    `select game, count(distinct player_id) as players
     from ticket where bought_at >= $1 and bought_at < $2 and status <> 'refunded' group by game`,
    [from, to],
  )

/** What an account that is no wallet holds: the sum of its transfers. */
export const listPools = (tx: Tx) =>
  tx.many<{ code: string; pool: Kobo }>(
    `select a.code,
       coalesce((select sum(amount) from transfer where credit_account = a.id), 0)::bigint
         - coalesce((select sum(amount) from transfer where debit_account = a.id), 0)::bigint as pool
     from account a where a.code like 'jackpot:%'`,
  )
