// Decided matches, for everybody to read.
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import type { FixtureRow } from './matches.ts'

export interface EndedRow extends FixtureRow {
  score: string | null
  void: string | null
  /** ISO 8601; null if the source has changed its report since. */
  sources: { source: string; at: string | null }[]
  decided_at: Date
  log_index: number | null
}

interface Days {
  from: Date
  to: Date
}

const ended = (days: Days | undefined) => {
  const { from, to } = days ?? {}
  return sql`
    from soccer_match m where m.decided_at is not null
      and (${from}::timestamptz is null or m.kick_off >= ${from} and m.kick_off < ${to})`
}

export const listEnded = (tx: Tx, days: Days | undefined, limit: number, offset: number) =>
  tx.many<EndedRow>`
    select e.*, l.index as log_index, coalesce((
      select json_agg(json_build_object('source', said.source, 'at', (
        select min(r.since) from match_report r
        where r.match_id = e.id and r.source = said.source and r.since <= e.decided_at)) order by said.at)
      from unnest(e.by) with ordinality as said (source, at)), '[]') as sources
    from (
      select m.id, m.league, m.home, m.away, m.kick_off, m.score, m.void, m.sources as by, m.decided_at
      ${ended(days)}
      order by m.kick_off desc, m.id limit ${limit} offset ${offset}) e
    left join log_entry l on l.type = 'oriire/match/v1' and l.subject = e.id
    order by e.kick_off desc, e.id`

export const countEnded = (tx: Tx, days: Days | undefined) =>
  tx.value<number>`select count(*)::int as count ${ended(days)}`
