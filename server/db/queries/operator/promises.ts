// How well we keep our promises: counted after each day, read by a public page. Durations in ms.
import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'

const TODAY = sql`(game_clock() at time zone 'Africa/Lagos')::date`

/** Records that a node is running; at most once a minute. */
export const noteMinute = (tx: Tx) =>
  tx.one`
    insert into minutes_up as u (day, minutes, first_at, last_at)
    select ${TODAY}, 1, date_trunc('minute', game_clock()), date_trunc('minute', game_clock())
    where not exists (select 1 from minutes_up
      where day = ${TODAY} and last_at >= date_trunc('minute', game_clock()))
    on conflict (day) do update set minutes = u.minutes + 1, last_at = excluded.last_at
    where u.last_at < excluded.last_at`

export const countCheck = (tx: Tx, failed: boolean) =>
  tx.one`
    insert into checks_of_day as c (day, checks, failed) values (${TODAY}, 1, ${failed ? 1 : 0})
    on conflict (day) do update set checks = c.checks + 1, failed = c.failed + excluded.failed`

/** Past days that are not counted yet, oldest first; none from before the service first ran. */
export const listUncountedDays = (tx: Tx, most: number) =>
  tx.many<{ day: string }>`
    select d::date::text as day
    from generate_series(
      greatest((select min(day) from minutes_up), ${TODAY} - ${most}::int), ${TODAY} - 1, interval '1 day') d
    where not exists (select 1 from promise_kept p where p.day = d::date)
    order by d`

const ms = (from: string, until: string) => asIs(`(extract(epoch from ${until} - ${from}) * 1000)::bigint`)

export interface Counting {
  /** The last of the days, as 2026-11-20. */
  day: string
  first: string
  days: number
  from: Date
  until: Date
  /** Seconds after closing, or after the draw's planned time, beyond which it is late. */
  sealedWithin: number
  drawnWithin: number
}

/** All winners of a batch are paid at once, so its row counts once per winner. */
const took = ({ from, until, sealedWithin, drawnWithin, first, day }: Counting) => sql`
  select 'prizes' as what, ${ms('draws_at', 'settled_at')} as ms, winners::bigint as many, 0::bigint as missed
    from batch where state = 'settled' and settled_at >= ${from} and settled_at < ${until} and winners > 0
      and not hangs_on_matches(game)
  union all
  select 'withdrawals', ${ms('w.requested_at', 'a.settled_at')}, 1, 0
    from payout_attempt a join withdrawal w on w.id = a.withdrawal_id
    where a.state = 'succeeded' and a.settled_at >= ${from} and a.settled_at < ${until}
  union all
  select 'withdrawals', null, 1, 1 from withdrawal where returned_at >= ${from} and returned_at < ${until}
  union all
  select 'seals', ${ms('closes_at', 'sealed_at')}, 1,
    (sealed_at > closes_at + make_interval(secs => ${sealedWithin}))::int
    from batch where closes_at >= ${from}::timestamptz - interval '30 days' and sealed_at >= ${from}
      and sealed_at < ${until}
  union all
  select 'draws', ${ms('draws_at', 'drawn_at')}, 1,
    (drawn_at > draws_at + make_interval(secs => ${drawnWithin}))::int
    from batch where closes_at >= ${from}::timestamptz - interval '30 days' and drawn_at >= ${from}
      and drawn_at < ${until}
  union all
  select 'draws', null, 1, 1
    from batch where closes_at >= ${from}::timestamptz - interval '30 days' and state = 'refunded' and size > 0
      and settled_at >= ${from} and settled_at < ${until} and not hangs_on_matches(game)
  union all
  select 'cases', ${ms('opened_at', 'closed_at')}, 1, (closed_at is null)::int
    from payout_case where opened_at >= ${from} and opened_at < ${until}
  union all
  select 'checks', null, checks, failed from checks_of_day where day >= ${first}::date and day <= ${day}::date
  union all
  select 'minutes', null, known, known - up from (
    select coalesce(sum(minutes), 0)::bigint as up,
      greatest(coalesce(sum(minutes), 0)::bigint,
        (extract(epoch from ${until}::timestamptz - greatest(${from}::timestamptz,
        (select min(first_at) from minutes_up))) / 60)::bigint) as known
    from minutes_up where day >= ${first}::date and day <= ${day}::date) m`

/** A second count of the same days changes nothing. */
export const insertPromises = (tx: Tx, it: Counting) =>
  tx.many`
    with took as (${took(it)}),
    placed as (
      select *, sum(many) over (partition by what order by ms nulls last rows unbounded preceding) as upto,
        sum(many) filter (where ms is not null) over (partition by what) as timed from took)
    insert into promise_kept (day, days, what, many, missed, median, p95, slowest)
    select ${it.day}::date, ${it.days}, what, sum(many), sum(missed),
      min(ms) filter (where upto * 2 >= timed), min(ms) filter (where upto * 20 >= timed * 19), max(ms)
    from placed group by what
    on conflict do nothing`

export interface Kept {
  day: string
  days: number
  what: 'prizes' | 'withdrawals' | 'seals' | 'draws' | 'checks' | 'cases' | 'minutes'
  many: number
  missed: number
  median: number | null
  p95: number | null
  slowest: number | null
}

/** The newest row over `days`, and the last `most` single days; newest first. */
export const listPromises = (tx: Tx, days: number, most: number) =>
  tx.many<Kept>`
    with newest as (select max(day) as day from promise_kept)
    select k.day::text, k.days, k.what, k.many, k.missed, k.median, k.p95, k.slowest
    from promise_kept k, newest n
    where k.days = ${days} and k.day = n.day or k.days = 1 and k.day > n.day - ${most}::int
    order by k.day desc, k.days desc, k.what`
