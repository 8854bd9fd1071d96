// When each source is next asked about a day.
import type { Tx } from '#server/db/db.ts'

/** Days that are not due, as `source/day`. */
export const listResting = (tx: Tx) =>
  tx.values<string>`select source || '/' || day from feed_day where next_at > game_clock()`

/** Claims a due day for so many seconds. @returns false if it is not due, or another node has it */
export const claimDay = (tx: Tx, source: string, day: string, seconds: number) =>
  tx.any`
    insert into feed_day as d (source, day, next_at)
    values (${source}, ${day}, game_clock() + ${seconds} * interval '1 second')
    on conflict (source, day) do update set next_at = excluded.next_at where d.next_at <= game_clock()
    returning 1`

/** Asked again after so many seconds. */
export const setNextAsked = (tx: Tx, source: string, day: string, seconds: number) =>
  tx.one`
    update feed_day set next_at = game_clock() + ${seconds} * interval '1 second'
    where source = ${source} and day = ${day}`

/**
 * Seconds until the first undecided match of a period begins, by its own time or by a source's: 0 while one is on, 900
 * if one should be long over, undefined if there is none.
 */
export const findWait = (tx: Tx, from: Date, to: Date) =>
  tx.value<number | undefined>`
    select min(case when at < game_clock() - interval '4 hours' then 900
        else greatest(0, extract(epoch from at - game_clock())) end)::float8 as wait from (
      select kick_off as at from soccer_match where decided_at is null
      union all
      select r.kick_off from match_report r join soccer_match m on m.id = r.match_id where m.decided_at is null
    ) known where at >= ${from} and at < ${to}`

/** Planned kick-offs, ours or a source's, of matches that still have no result long afterwards. */
export const listOverdue = (tx: Tx, before: Date) =>
  tx.values<Date>`
    select kick_off as at from soccer_match where decided_at is null and kick_off < ${before}
    union
    select r.kick_off from match_report r join soccer_match m on m.id = r.match_id
    where m.decided_at is null and r.kick_off < ${before}`

export const forgetOldDays = (tx: Tx, before: string) => tx.one`delete from feed_day where day < ${before}`
