// Real matches and what sources say of them.
import type { Phase, Verdict } from '#src/games/soccer-cash/judge.ts'
import { times } from '#src/games/soccer-cash/rules.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface NewMatch {
  id: string
  league: string
  home: string
  away: string
  kickOff: Date
  parts: readonly number[]
  strengths: string
}

/** What every list of matches has of one. */
export interface FixtureRow {
  id: string
  league: string
  home: string
  away: string
  kick_off: Date
}

export interface OpenedRow extends FixtureRow {
  parts: number[]
  strengths: string
}

/** Leaves matches that are already open as they are. @returns the new ones */
export const insertMatches = (tx: Tx, list: readonly NewMatch[]) =>
  tx.many<OpenedRow>`
    insert into soccer_match (id, league, home, away, kick_off, parts, strengths)
    select id, league, home, away, "kickOff", parts, strengths from json_to_recordset(${JSON.stringify(list)}::json)
      as it (id text, league text, home text, away text, "kickOff" timestamptz, parts int[], strengths text)
    on conflict do nothing returning id, league, home, away, kick_off, parts, strengths`

/** Kick-offs of those of these matches that we know. */
export const listKnown = async (tx: Tx, ids: readonly string[]): Promise<Map<string, Date>> => {
  const rows = await tx.many<{ id: string; kick_off: Date }>`
    select id, kick_off from soccer_match where id = any(${ids})`
  return new Map(rows.map(row => [row.id, row.kick_off]))
}

/** Our matches by the source's own ids. */
export const listReported = async (tx: Tx, source: string, ids: readonly string[]) => {
  const rows = await tx.many<{ source_id: string; match_id: string; is_swapped: boolean }>`
    select source_id, match_id, is_swapped from match_report
    where source = ${source} and source_id = any(${ids})`
  return new Map(rows.map(row => [row.source_id, row]))
}

export interface NewReport {
  /** The source's own. */
  id: string
  matchId: string
  phase: Phase
  /** ms */
  kickOff: number
  score?: string
  live?: string
  isSwapped: boolean
}

/**
 * Stores what a source says now; `since` stays while it says the same, even if a stopped match is now called abandoned. If
 * a match is awarded off the pitch, the score that the source reported from the pitch stays. So does the time of a stop if
 * the match is to go on at another hour, or its end is heard of so late that it may have come too late. A stop before the
 * kick-off was none.
 */
export const keepReports = (tx: Tx, source: string, list: readonly NewReport[]) =>
  tx.many`
    insert into match_report as r (source, source_id, match_id, phase, kick_off, score, is_swapped, live, stopped_at)
    select ${source}, it.*, case when it.phase in ('stopped', 'abandoned') then game_clock() end
    from unnest(${list.map(it => it.id)}::text[], ${list.map(it => it.matchId)}::text[],
      ${list.map(it => it.phase)}::text[], ${list.map(it => new Date(it.kickOff))}::timestamptz[],
      ${list.map(it => it.score ?? null)}::text[], ${list.map(it => it.isSwapped)}::boolean[],
          ${list.map(it => it.live ?? null)}::text[])
      as it (source_id, match_id, phase, kick_off, score, is_swapped, live)
    on conflict (source, source_id) do update set
      phase = excluded.phase, kick_off = excluded.kick_off, is_swapped = excluded.is_swapped, live = excluded.live,
      score = case when excluded.phase = 'awarded' then r.score else excluded.score end,
      since = case
        when (excluded.kick_off, excluded.is_swapped) = (r.kick_off, r.is_swapped)
          and (excluded.phase = r.phase or array[excluded.phase, r.phase] <@ array['stopped', 'abandoned'])
          and (excluded.phase = 'awarded' or excluded.score is not distinct from r.score)
        then r.since else excluded.since end,
      stopped_at = case
        when excluded.phase in ('live', 'stopped', 'abandoned') then coalesce(r.stopped_at, excluded.stopped_at)
        when excluded.phase in ('scheduled', 'postponed')
          and (r.phase in ('scheduled', 'postponed') or r.stopped_at >= r.kick_off) then r.stopped_at
        when excluded.phase = 'ended' and r.stopped_at <= game_clock() - ${times.resumed} * interval '1 ms'
        then r.stopped_at end
    where (excluded.phase, excluded.kick_off, excluded.is_swapped, excluded.live)
        is distinct from (r.phase, r.kick_off, r.is_swapped, r.live)
      or excluded.phase <> 'awarded' and excluded.score is distinct from r.score`

interface ReportRow {
  source: string
  phase: Phase
  /** ms */
  kick_off: number
  score: string | null
  is_swapped: boolean
  since: number
  stopped_at: number | null
}

export interface UndecidedRow extends Omit<FixtureRow, 'league'> {
  now: Date
  reports: ReportRow[]
}

const UNDECIDED = sql`
  select m.id, m.home, m.away, m.kick_off, game_clock() as now, coalesce(
    (select json_agg(json_build_object('source', r.source, 'phase', r.phase, 'score', r.score,
        'kick_off', round(extract(epoch from r.kick_off) * 1000)::float8, 'is_swapped', r.is_swapped,
        'since', round(extract(epoch from r.since) * 1000)::float8,
        'stopped_at', round(extract(epoch from r.stopped_at) * 1000)::float8) order by r.source)
     from match_report r where r.match_id = m.id), '[]') as reports
  from soccer_match m where m.decided_at is null`

/** Rows of one question: nobody knows how many matches wait for a result that no source gives. */
const PAGE = 100

/** One page, in the order of their kick-offs. @param after the last one of the page before */
const listUndecided = (tx: Tx, after?: Pick<UndecidedRow, 'kick_off' | 'id'>, limit = PAGE) =>
  tx.many<UndecidedRow>`
    ${UNDECIDED} and (m.kick_off, m.id) > (${after?.kick_off ?? new Date(0)}::timestamptz, ${after?.id ?? ''}::text)
    order by m.kick_off, m.id limit ${limit}`

/** All of them, page by page. */
export async function* undecidedPages(tx: Tx, size = PAGE): AsyncGenerator<UndecidedRow[], void> {
  for (let page = await listUndecided(tx, undefined, size); page.length > 0;) {
    yield page
    page = await listUndecided(tx, page.at(-1), size)
  }
}

/** Locked until the transaction ends; undefined if it is decided or unknown. */
export const lockUndecided = async (tx: Tx, id: string): Promise<UndecidedRow | undefined> => {
  await tx.one`select 1 from soccer_match where id = ${id} for update`
  return tx.one<UndecidedRow>`${UNDECIDED} and m.id = ${id}`
}

export const setDecided = (tx: Tx, id: string, verdict: Verdict, sources: readonly string[]) =>
  tx.one`
    update soccer_match
    set score = ${'score' in verdict ? verdict.score : null}, void = ${'void' in verdict ? verdict.void : null},
      sources = ${sources}, decided_at = game_clock(),
      began_at = least(kick_off, (select min(r.kick_off) from match_report r where r.match_id = soccer_match.id))
    where id = ${id}`

export interface DecidedRow extends FixtureRow {
  score: string | null
  void: string | null
  sources: string[]
  decided_at: Date
  began_at: Date
}

export const findDecided = (tx: Tx, id: string) =>
  tx.one<DecidedRow>`
    select id, league, home, away, kick_off, score, void, sources, decided_at, began_at from soccer_match
    where id = ${id} and decided_at is not null`

export interface MatchRow extends Omit<FixtureRow, 'league'> {
  /** By its own time, or by a source's. */
  has_begun: boolean
  score: string | null
  void: string | null
  sources: string[] | null
}

const MATCH = sql`
  select id, home, away, kick_off, score, void, sources, kick_off <= game_clock() or exists (
    select from match_report r where r.match_id = soccer_match.id and r.kick_off <= game_clock()) as has_begun
  from soccer_match`

export const listMatches = (tx: Tx, from: Date, to: Date) =>
  tx.many<MatchRow>`${MATCH} where kick_off >= ${from} and kick_off < ${to} order by kick_off, id`

export const findMatch = (tx: Tx, id: string) => tx.one<MatchRow>`${MATCH} where id = ${id}`
