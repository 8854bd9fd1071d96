// What slips and tickets of predictions have beyond what every slip and ticket has.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import type { FixtureRow } from './matches.ts'

export interface PickedMatchRow extends FixtureRow {
  number: number
  /** The earliest kick-off that any source names. */
  begins_at: Date
  /** It is about to begin, has begun, or is decided. */
  is_closed: boolean
  parts: number[]
}

/** @param cutOff ms before the kick-off */
export const findPicked = (tx: Tx, ids: readonly string[], cutOff: number) =>
  tx.many<PickedMatchRow>`
    select id, number, league, home, away, kick_off, begins_at, parts,
      decided_at is not null or not is_to_come
        or begins_at <= game_clock() + ${cutOff} * interval '1 ms' as is_closed
    from (
      select m.*, least(m.kick_off, min(r.kick_off)) as begins_at,
        coalesce(bool_and(r.phase = 'scheduled'), false) as is_to_come
      from soccer_match m left join match_report r on r.match_id = m.id
      where m.id = any(${ids}) group by m.id) m`

interface NewPredictions {
  slipId: string
  /** Cap of one prediction, in kobo. */
  most: Kobo
  /** What the highest-paying prediction wins, in kobo. */
  winning: Kobo
  isCapped: boolean
  closesAt: Date
  lastAt: Date
  picks: readonly { number: number; scores: readonly string[]; parts: readonly number[] }[]
}

export const insertPredictions = async (tx: Tx, it: NewPredictions): Promise<void> => {
  await tx.one`
    insert into soccer_slip (id, most, winning, is_capped, closes_at, last_at)
    values (${it.slipId}, ${it.most}, ${it.winning}, ${it.isCapped}, ${it.closesAt}, ${it.lastAt})`
  await tx.many`
    insert into soccer_pick (slip_id, at, match_number, scores, parts)
    select ${it.slipId}, at, number, scores, parts
    from json_to_recordset(${JSON.stringify(it.picks.map((pick, at) => ({ at: at + 1, ...pick })))}::json)
      as it (at smallint, number int, scores text[], parts int[])`
}

/** What a ticket predicts, as `soccer_of` returns it. */
export interface PredictionsRow {
  most: Kobo
  winning: Kobo
  is_capped: boolean
  /** ISO 8601. */
  closes_at: string
  last_at: string
  picks: { match: string; scores: string[]; parts: number[] }[]
}

/** For lists of tickets: null for those settled by a draw. */
export const SOCCER = sql`case when hangs_on_matches(t.game) then soccer_of(t.id) end as soccer`

export interface PlayedMatchRow extends FixtureRow {
  number: number
  /** According to the sources; null while one says that it will not be played then. */
  begins_at: Date | null
  live: string | null
  is_on: boolean
  score: string | null
  void: string | null
  sources: string[] | null
  decided_at: Date | null
}

/** In the order of the ids given. */
export const listPlayed = (tx: Tx, ids: readonly string[]) =>
  tx.many<PlayedMatchRow>`
    select m.id, m.number, m.league, m.home, m.away, m.kick_off, kicks_off_at(m.id, m.kick_off) as begins_at,
      m.score, m.void, m.sources, m.decided_at, r.live, coalesce(r.phase in ('live', 'stopped'), false) as is_on
    from unnest(${ids}::text[]) with ordinality as asked(id, at)
    join soccer_match m on m.id = asked.id
    left join lateral (
      select phase, live from match_report where match_id = m.id
      order by (phase in ('live', 'stopped')) desc, live is null, source limit 1) r on true
    order by asked.at`
