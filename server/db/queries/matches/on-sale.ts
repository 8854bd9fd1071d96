// Matches that are still on sale.
import type { Tx } from '#server/db/db.ts'

export interface OnSaleRow {
  id: string
  league: string
  home: string
  away: string
  kick_off: Date
  /** The earliest kick-off that any source names. */
  begins_at: Date
  parts: number[]
}

/** At most this many are shown at once. */
const MOST = 300

/** Once any source calls a match begun, over or called off, it is closed, whatever its planned time. */
const ON_SALE = `from (
    select m.*, least(m.kick_off, min(r.kick_off)) as begins_at, bool_and(r.phase = 'scheduled') as is_to_come
    from soccer_match m join match_report r on r.match_id = m.id
    where m.decided_at is null and m.kick_off > game_clock() group by m.id) m
  where is_to_come and begins_at > game_clock() + $1 * interval '1 ms'`

/**
 * Earliest first.
 * @param cutOff ms before the kick-off
 */
export const listOnSale = (
  tx: Tx,
  cutOff: number,
  it: {
    from?: Date | undefined
    to?: Date | undefined
    league?: string | undefined
    search?: string | undefined
  },
) =>
  tx.many<OnSaleRow>(
    `select id, league, home, away, kick_off, begins_at, parts ${ON_SALE}
       and ($2::timestamptz is null or kick_off >= $2 and kick_off < $3) and ($4::text is null or league = $4)
       and ($5::text is null or position(lower($5) in lower(home || ' ' || away)) > 0)
     order by kick_off, id limit ${MOST}`,
    [cutOff, it.from ?? null, it.to ?? null, it.league ?? null, it.search ?? null],
  )

export const listLeaguesOnSale = async (tx: Tx, cutOff: number): Promise<string[]> => {
  const rows = await tx.many<{ league: string }>(`select distinct league ${ON_SALE} order by league`, [
    cutOff,
  ])
  return rows.map(row => row.league)
}
