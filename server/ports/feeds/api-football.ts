// Matches by API-Football, version 3. A spent quota looks like an empty answer with status 200 and an `errors` field.
import * as v from 'valibot'
import type { Phase } from '#src/games/soccer-cash/judge.ts'
import { FeedSpent, type Feed, type FeedMatch } from '#server/ports/ports.ts'
import { outside } from '#server/ports/outside.ts'
import { readableRows } from './readable-rows.ts'

const URL = 'https://v3.football.api-sports.io'

/** Our leagues by their number, with the country that must come with it. */
const LEAGUES: Readonly<Record<number, readonly [string, string]>> = {
  39: ['en.1', 'England'],
  40: ['en.2', 'England'],
  41: ['en.3', 'England'],
  42: ['en.4', 'England'],
  61: ['fr.1', 'France'],
  62: ['fr.2', 'France'],
  71: ['br.1', 'Brazil'],
  78: ['de.1', 'Germany'],
  79: ['de.2', 'Germany'],
  88: ['nl.1', 'Netherlands'],
  94: ['pt.1', 'Portugal'],
  135: ['it.1', 'Italy'],
  136: ['it.2', 'Italy'],
  140: ['es.1', 'Spain'],
  141: ['es.2', 'Spain'],
  144: ['be.1', 'Belgium'],
  203: ['tr.1', 'Turkey'],
  218: ['at.1', 'Austria'],
  262: ['mx.1', 'Mexico'],
}

/** A status missing here counts as live: we wait. */
const PHASES: Readonly<Record<string, Phase>> = {
  TBD: 'scheduled',
  NS: 'scheduled',
  SUSP: 'stopped',
  INT: 'stopped',
  FT: 'ended',
  AET: 'ended',
  PEN: 'ended',
  PST: 'postponed',
  CANC: 'cancelled',
  ABD: 'abandoned',
  AWD: 'awarded',
  WO: 'awarded',
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const goals = v.object({ home: v.nullable(count), away: v.nullable(count) })
const team = v.object({ name: v.string() })
const row = v.object({
  fixture: v.object({
    id: v.number(),
    timestamp: v.number(),
    status: v.object({ short: v.string() }),
  }),
  league: v.object({ id: v.number(), country: v.string() }),
  teams: v.object({ home: team, away: team }),
  goals,
  /** The 90 minutes alone; `goals` includes extra time. */
  score: v.object({ fulltime: goals }),
})
type Row = v.InferOutput<typeof row>

const answer = v.object({
  errors: v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  response: v.array(v.unknown()),
})

const SPENT = /limit|requests|rate/i

const textOf = ({ home, away }: Row['goals']): string | undefined =>
  home === null || away === null ? undefined : `${home}-${away}`

const matchOf = ({ fixture, league, teams, goals, score }: Row): FeedMatch[] => {
  const [name, country] = LEAGUES[league.id] ?? []
  if (name === undefined || country !== league.country) return []
  const phase = PHASES[fixture.status.short] ?? 'live'
  const [ended, live] = [textOf(score.fulltime), textOf(goals)]
  return [
    {
      id: String(fixture.id),
      league: name,
      home: teams.home.name,
      away: teams.away.name,
      kickOff: fixture.timestamp * 1_000,
      phase,
      ...(phase === 'ended' && ended ? { score: ended } : {}),
      ...(phase === 'live' && live ? { live } : {}),
    },
  ]
}

/** Rows of other leagues may not have the fields we expect. */
const isOurs = (it: unknown): boolean => {
  const { league } = it as { league?: { id?: number } }
  return league?.id !== undefined && league.id in LEAGUES
}

export const apiFootball = (key: string, baseURL = URL): Feed => {
  const send = outside(15_000, { baseURL, headers: { 'x-apisports-key': key } })
  return {
    name: 'api-football',
    day: async (day, unread) => {
      const said: unknown = await send('/fixtures', { query: { date: day, timezone: 'Africa/Lagos' } })
      const { errors, response } = v.parse(answer, said)
      const faults = Object.entries(errors).map(([name, text]) => `${name}: ${String(text)}`)
      if (faults.length > 0) {
        const text = `API-Football: ${faults.join('; ')}`
        throw faults.some(it => SPENT.test(it)) ? new FeedSpent(text) : new Error(text)
      }
      return readableRows(row, response.filter(isOurs), unread).flatMap(matchOf)
    },
  }
}
