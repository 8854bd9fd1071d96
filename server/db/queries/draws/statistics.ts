import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

/** What was played on a Lagos day, by game: closed batches, minus refunded ones. */
export const listPlaysOfDay = (tx: Tx, day: Date) =>
  tx.many<{ game: string; players: number; tickets: number; stake: Kobo; potential: Kobo }>`
    select game, players, tickets, stake, potential from play_day
    where day = (${day}::timestamptz at time zone 'Africa/Lagos')::date`

/** What a game's settled batches took and paid since an instant, ignoring empty ones. */
export const findSums = async (tx: Tx, game: string, since: Date) =>
  (await tx.one<{ draws: number; lines: number; stake: Kobo; paid_out: Kobo; winners: number }>`
    select count(*)::int as draws, coalesce(sum(lines), 0)::int as lines, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(paid_out), 0)::bigint as paid_out, coalesce(sum(winners), 0)::int as winners
    from batch where game = ${game} and state = 'settled' and closes_at > ${since} and size > 0`)!
