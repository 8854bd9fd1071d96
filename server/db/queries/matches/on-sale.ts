import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'
import type { FixtureRow } from './matches.ts'

export interface OnSaleRow extends FixtureRow {
  /** The earliest kick-off that any source names. */
  begins_at: Date
  parts: number[]
}

/** At most this many are shown at once. */
const MOST = 300

/** Once any source calls a match begun, over or called off, it is closed, whatever its planned time. */
const onSale = (cutOff: number) => sql`
  from (
    select m.*, least(m.kick_off, min(r.kick_off)) as begins_at, bool_and(r.phase = 'scheduled') as is_to_come
    from soccer_match m join match_report r on r.match_id = m.id
    where m.decided_at is null and m.kick_off > game_clock() group by m.id) m
  where is_to_come and begins_at > game_clock() + ${cutOff} * interval '1 ms'`

/**
 * Earliest first.
 * @param cutOff ms before the kick-off
 */
export const listOnSale = (
  tx: Tx,
  cutOff: number,
  {
    from,
    to,
    league,
    search,
  }: {
    from?: Date | undefined
    to?: Date | undefined
    league?: string | undefined
    search?: string | undefined
  },
) =>
  tx.many<OnSaleRow>`
    select id, league, home, away, kick_off, begins_at, parts ${onSale(cutOff)}
      and (${from}::timestamptz is null or kick_off >= ${from} and kick_off < ${to})
      and (${league}::text is null or league = ${league})
      and (${search}::text is null or position(lower(${search}) in lower(home || ' ' || away)) > 0)
    order by kick_off, id limit ${asIs(MOST)}`

export const listLeaguesOnSale = (tx: Tx, cutOff: number) =>
  tx.values<string>`select distinct league ${onSale(cutOff)} order by league`
