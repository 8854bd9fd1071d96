import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

/** What was played on a Lagos day, by game: of batches that are closed, without those whose stakes were given back. */
export const listPlaysOfDay = (tx: Tx, day: Date) =>
  tx.many<{ game: string; players: number; tickets: number; stake: Kobo; potential: Kobo }>(
    `select game, players, tickets, stake, potential from play_day
     where day = ($1::timestamptz at time zone 'Africa/Lagos')::date`,
    [day],
  )

/** What the jackpots hold: the sums of their transfers. A ticket credits none of them, and the index leaves tickets out. */
export const listPools = (tx: Tx) =>
  tx.many<{ code: string; pool: Kobo }>(
    `select a.code,
       coalesce((select sum(amount) from transfer where credit_account = a.id and kind <> 'ticket'), 0)::bigint
         - coalesce((select sum(amount) from transfer where debit_account = a.id), 0)::bigint as pool
     from account a where a.code like 'jackpot:%'`,
  )

/** What the settled batches of a game took and paid since an instant; empty ones are no draws to tell of. */
export const findSums = async (tx: Tx, game: string, since: Date) =>
  (await tx.one<{ draws: number; lines: number; stake: Kobo; paid_out: Kobo; winners: number }>(
    `select count(*)::int as draws, coalesce(sum(lines), 0)::int as lines, coalesce(sum(stake), 0)::bigint as stake,
       coalesce(sum(paid_out), 0)::bigint as paid_out, coalesce(sum(winners), 0)::int as winners
     from batch where game = $1 and state = 'settled' and closes_at > $2 and size > 0`,
    [game, since],
  ))!
