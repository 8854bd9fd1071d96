import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

// Found by their batches: tickets have no index by the time they were bought.
const played = `
  from batch b join ticket t on t.batch_id = b.id
  where b.closes_at > $1 and b.opens_at < $2 and b.state <> 'refunded' and t.bought_at >= $1 and t.bought_at < $2`

/** Tickets bought between two instants, by game and by what they cost; refunded ones do not count. */
export const listPlaysByPrice = (tx: Tx, from: Date, to: Date) =>
  tx.many<{ game: string; stake_per_line: Kobo; lines: number; tickets: number }>(
    `select t.game, t.stake_per_line, t.lines, count(*) as tickets ${played}
     group by t.game, t.stake_per_line, t.lines`,
    [from, to],
  )

export const countPlayersByGame = (tx: Tx, from: Date, to: Date) =>
  tx.many<{ game: string; players: number }>(
    `select t.game, count(distinct t.player_id) as players ${played} group by t.game`,
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
