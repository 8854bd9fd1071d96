// How players control their own play: limits, sessions, breaks and exclusions.
import type { RefusalName } from '#src/contract/refusals.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql, type Part } from '#server/db/sql.ts'

const LAGOS_NOW = sql`game_clock() at time zone 'Africa/Lagos'`

/** Notes that they were here, once a day; skips a row that a stake holds until next time. @param players a select */
export const seenToday = (players: Part) => sql`
  update safer_play s set seen_on = due.today
  from (select player_id, today from safer_play, (select (${LAGOS_NOW})::date as today) t
    where player_id in (${players}) and seen_on < today for update of safer_play skip locked) due
  where s.player_id = due.player_id`

export type LimitKind = 'top-up' | 'stake' | 'loss'
export type Period = 'day' | 'week' | 'month'

export interface LimitRow {
  kind: LimitKind
  period: Period
  amount: Kobo | null
  /** Used in this period, kobo. */
  used: Kobo
  asked: Kobo | null
  /** When the change asked for may be confirmed; null: none is asked for. */
  from: Date | null
}

/** All nine, set or not. */
export const listLimits = (tx: Tx, playerId: number) =>
  tx.many<LimitRow>`
    select p.kind, p.period, l.amount, greatest(0, case p.kind
        when 'top-up' then play_topped_up(${playerId}, lagos_start(p.period, game_clock()))
        else play_staked(${playerId}, p.period, game_clock())
          - case when p.kind = 'loss' then play_won(${playerId}, lagos_start(p.period, game_clock())) else 0 end
        end) as used, l.asked, l.asked_at + interval '24 hours' as from
    from (select kind, period, k * 3 + n as place
      from unnest(array['top-up', 'stake', 'loss']) with ordinality a(kind, k),
        unnest(array['day', 'week', 'month']) with ordinality b(period, n)) p
    left join play_limit l on l.player_id = ${playerId} and l.kind = p.kind and l.period = p.period
    order by p.place`

export interface SaferPlayRow {
  answered_at: Date | null
  asks_again: boolean
  review_due: boolean
  review_months: number
  check_minutes: number | null
  began_at: Date | null
  staked: Kobo
  won: Kobo
  check_at: Date
  is_at_play: boolean
  break_until: Date | null
  excluded_at: Date | null
  /** By an exclusion that is not over, or over and not reopened. */
  is_shut_out: boolean
  /** null: for ever, or not at all. */
  excluded_until: Date | null
  reopens_at: Date | null
  register_until: Date | null
  register_asked_at: Date | null
}

export const findSaferPlay = async (tx: Tx, playerId: number): Promise<SaferPlayRow> =>
  (await tx.one<SaferPlayRow>`
    select s.answered_at, s.review_months, s.check_minutes, s.began_at, s.staked, s.reopens_at, s.excluded_at,
      s.register_asked_at,
      play_barred(null, s.excluded_at, s.reopens_at, null, game_clock()) is not null as is_shut_out,
      nullif(s.excluded_until, 'infinity') as excluded_until,
      case when s.break_until > game_clock() then s.break_until end as break_until,
      case when s.register_until > game_clock() then least(s.register_until, '2999-12-31 00:00+01')
        end as register_until,
      greatest(s.began_at, s.checked_at) + make_interval(mins => s.check_minutes) as check_at,
      is_at_play(s.began_at, s.last_at, game_clock()) as is_at_play,
      play_won(s.player_id, s.began_at) as won,
      s.answered_at at time zone 'Africa/Lagos' < ${LAGOS_NOW} - interval '1 year'
        and not exists (select from play_limit l where l.player_id = s.player_id and l.amount is not null)
          as asks_again,
      s.reviewed_at at time zone 'Africa/Lagos' < ${LAGOS_NOW} - make_interval(months => s.review_months)
        and s.day > (${LAGOS_NOW} - interval '1 year')::date as review_due
    from safer_play s where s.player_id = ${playerId}`)!

export const lockSaferPlay = (tx: Tx, playerId: number) =>
  tx.one`select from safer_play where player_id = ${playerId} for update`

export const noteAnswered = (tx: Tx, playerId: number) =>
  tx.one`update safer_play set answered_at = game_clock() where player_id = ${playerId}`

export const noteReviewed = (tx: Tx, playerId: number) =>
  tx.one`update safer_play set reviewed_at = game_clock() where player_id = ${playerId}`

/** Counts the reminder as answered. @returns false if none is due */
export const noteChecked = (tx: Tx, playerId: number) =>
  tx.any`
    update safer_play set checked_at = game_clock()
    where player_id = ${playerId} and is_at_play(began_at, last_at, game_clock())
      and game_clock() between greatest(began_at, checked_at) + make_interval(mins => check_minutes)
        and began_at + interval '60 minutes'
    returning true as done`

export const setReminders = (tx: Tx, playerId: number, minutes: number, months: number) =>
  tx.one`
    update safer_play set review_months = ${months}::int,
      check_minutes = case when check_minutes is null then null else ${minutes}::int end
    where player_id = ${playerId}`

/** Never shortens one that is running. @returns the end of the longer one that runs already */
export const setBreak = (tx: Tx, playerId: number, days: number) =>
  tx.value<Date | undefined>`
    update safer_play it set break_until = greatest(was.break_until, was.asked)
    from (select player_id, break_until, game_clock() + make_interval(days => ${days}) as asked
      from safer_play where player_id = ${playerId} for update) was
    where it.player_id = was.player_id
    returning case when was.break_until > was.asked then was.break_until end as longer`

/** Never shortens one that is running. @param months of Lagos; null: for ever @returns whether it is longer than before */
export const setExclusion = (tx: Tx, playerId: number, months: number | null) =>
  tx.any`
    update safer_play set excluded_until = asked.until, reopens_at = null,
      excluded_at = case when excluded_at is null or reopens_at is not null then game_clock() else excluded_at end
    from (select case when ${months}::int is null then 'infinity'::timestamptz
      else (game_clock() at time zone 'Africa/Lagos' + make_interval(months => ${months})) at time zone 'Africa/Lagos'
      end as until) asked
    where player_id = ${playerId}
      and (excluded_until is null or reopens_at is not null or asked.until > excluded_until)
    returning true as done`

/** @returns when play opens again; undefined if there is no exclusion, it has not ended, or reopening is under way */
export const setReopening = (tx: Tx, playerId: number) =>
  tx.value<Date | undefined>`
    update safer_play set reopens_at = game_clock() + interval '24 hours'
    where player_id = ${playerId} and excluded_until <= game_clock() and reopens_at is null
    returning reopens_at as at`

/** @param until what the register says; null: it does not know the player */
export const setRegister = (tx: Tx, playerId: number, until: Date | string | null) =>
  tx.one`
    update safer_play set register_until = ${until}::timestamptz, register_asked_at = game_clock()
    where player_id = ${playerId}`

/** The register does not know the player: an earlier answer stays. */
export const noteAsked = async (tx: Tx, playerId: number): Promise<void> => {
  await tx.one`update safer_play set register_asked_at = game_clock() where player_id = ${playerId}`
}

/** Another number of the player's is known, so the register must be asked again. */
export const markUnasked = async (tx: Tx, playerId: number): Promise<void> => {
  await tx.one`update safer_play set register_asked_at = null where player_id = ${playerId}`
}

const STALE = sql`coalesce(s.register_asked_at, '-infinity') < (select game_clock()) - interval '24 hours'`

export const isRegisterStale = (tx: Tx, playerId: number) =>
  tx.any`select from safer_play s where player_id = ${playerId} and ${STALE}`

/**
 * Players seen today or yesterday or with an active standing order, whom we have not asked about for a day; a deleted one
 * has no number to ask about. In no order, or those without an answer would always come first.
 */
export const listStale = (tx: Tx, limit: number) =>
  tx.many<{ id: number }>`
    select player_id as id from (
      select player_id from safer_play s
      where seen_on in (select (${LAGOS_NOW})::date - n from generate_series(0, 1) n) and ${STALE}
      union
      select player_id from safer_play s
      where player_id in (select player_id from standing_order where state = 'active') and ${STALE}) stale
    where exists (select from player p where p.id = player_id and p.phone like '+%')
    order by random() limit ${limit}`

/** Why the player may not play at all; locked until the transaction ends. */
export const findBarred = (tx: Tx, playerId: number) =>
  tx.value<RefusalName | undefined>`
    select play_barred(register_until, excluded_at, reopens_at, break_until, game_clock()) as why
    from safer_play where player_id = ${playerId} for update`

export const isExcluded = (tx: Tx, playerId: number) =>
  tx.any`
    select from safer_play where player_id = ${playerId}
      and play_barred(register_until, excluded_at, reopens_at, null, game_clock()) is not null`

/** Excluded players with money in the play wallet. */
export const listLeftInside = (tx: Tx, limit: number) =>
  tx.many<{ id: number }>`
    select s.player_id as id from safer_play s join account a on a.player_id = s.player_id and a.wallet = 'play'
    where (s.excluded_at is not null or s.register_until is not null) and a.balance > 0
      and play_barred(s.register_until, s.excluded_at, s.reopens_at, null, game_clock()) is not null
    order by random() limit ${limit}`

/** Players who may not play now, and until when. */
export const listShutOut = (tx: Tx) =>
  tx.many<{ phone: string; why: RefusalName; until: Date | null }>`
    select p.phone, s.why, nullif(s.until, 'infinity') as until from (
      select player_id, play_barred(register_until, excluded_at, reopens_at, break_until, game_clock()) as why,
        greatest(register_until, coalesce(reopens_at, excluded_until), break_until) as until
      from safer_play where register_until is not null or excluded_at is not null or break_until is not null) s
    join player p on p.id = s.player_id where s.why is not null order by s.until desc, p.id`

/** @param amount null: no limit */
export const setLimitNow = (
  tx: Tx,
  playerId: number,
  it: { kind: LimitKind; period: Period; amount: Kobo | null },
) =>
  tx.one`
    insert into play_limit (player_id, kind, period, amount)
    values (${playerId}, ${it.kind}, ${it.period}, ${it.amount})
    on conflict (player_id, kind, period) do update
      set amount = excluded.amount, set_at = game_clock(), asked = null, asked_at = null`

export const askForLimit = (
  tx: Tx,
  playerId: number,
  it: { kind: LimitKind; period: Period; amount: Kobo | null },
) =>
  tx.one`
    update play_limit set asked = ${it.amount}, asked_at = game_clock()
    where player_id = ${playerId} and kind = ${it.kind} and period = ${it.period}`

/** Only once it may be confirmed; keep_play_limit has the same rule. */
export const confirmAsked = (tx: Tx, playerId: number, kind: LimitKind, period: Period) =>
  tx.any`
    update play_limit set amount = asked, set_at = game_clock(), asked = null, asked_at = null
    where player_id = ${playerId} and kind = ${kind} and period = ${period}
      and asked_at <= game_clock() - interval '24 hours'
    returning true as done`

export const addNote = (tx: Tx, playerId: number, what: string) =>
  tx.one`insert into safer_play_note (player_id, what) values (${playerId}, ${what})`

export interface ActivityRow {
  from: string
  topped_up: Kobo
  staked: Kobo
  won: Kobo
}

const ROWS: Record<Period, number> = { day: 31, week: 26, month: 6 }

/** By day, week or month in Lagos, newest first. */
export const listActivity = (tx: Tx, playerId: number, by: Period) =>
  tx.many<ActivityRow>`
    select to_char(p.begins, 'YYYY-MM-DD') as from,
      coalesce(sum(m.amount) filter (where m.what = 'topped-up'), 0)::bigint as topped_up,
      coalesce(sum(m.amount) filter (where m.what = 'staked'), 0)::bigint as staked,
      coalesce(sum(m.amount) filter (where m.what = 'won'), 0)::bigint as won
    from (select lagos_start(${by}, game_clock()) at time zone 'Africa/Lagos' - make_interval(days => case ${by}
        when 'day' then n when 'week' then 7 * n else 0 end, months => case when ${by} = 'month' then n else 0 end)
    as begins
      from generate_series(0, ${ROWS[by]}::int - 1) n) p
    left join play_movements(${playerId}, (lagos_start(${by}, game_clock()) at time zone 'Africa/Lagos'
        - make_interval(days => case ${by} when 'day' then ${ROWS[by]} when 'week' then 7 * ${ROWS[by]} else 0 end,
          months => case when ${by} = 'month' then ${ROWS[by]} else 0 end)) at time zone 'Africa/Lagos') m
      on date_trunc(${by}, m.at at time zone 'Africa/Lagos') = p.begins
    group by p.begins order by p.begins desc`
