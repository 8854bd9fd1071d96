import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

/** What was played on a Lagos day, by game: closed batches, minus refunded ones. */
export const listPlaysOfDay = (tx: Tx, day: Date) =>
  tx.many<{ game: string; players: number; tickets: number; stake: Kobo; potential: Kobo }>`
    select game, players, tickets, stake, potential from play_day
    where day = (${day}::timestamptz at time zone 'Africa/Lagos')::date`

/** Jackpot pools, as sums of their transfers. Tickets never credit a pool, so the index leaves them out. */
export const listPools = (tx: Tx) =>
  tx.many<{ code: string; pool: Kobo }>`
    select a.code,
      coalesce((select sum(amount) from transfer where credit_account = a.id and kind <> 'ticket'), 0)::bigint
        - coalesce((select sum(amount) from transfer where debit_account = a.id), 0)::bigint as pool
    from account a where a.code like 'jackpot:%'`

/** What a game's settled batches took and paid since an instant, ignoring empty ones. */
export const findSums = async (tx: Tx, game: string, since: Date) =>
  (await tx.one<{ draws: number; lines: number; stake: Kobo; paid_out: Kobo; winners: number }>`
    select count(*)::int as draws, coalesce(sum(lines), 0)::int as lines, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(paid_out), 0)::bigint as paid_out, coalesce(sum(winners), 0)::int as winners
    from batch where game = ${game} and state = 'settled' and closes_at > ${since} and size > 0`)!
