// Matches by football-data.org, version 4. Its `fullTime` includes extra time and penalties.
import * as v from 'valibot'
import type { Phase } from '#src/games/soccer-cash/judge.ts'
import { DAY, isoDate, lagosInstant } from '#src/lib/lagos-time.ts'
import { FeedSpent, type Feed, type FeedMatch } from '#server/ports/ports.ts'
import { outside } from '#server/ports/outside.ts'
import { readableRows } from './readable-rows.ts'

const URL = 'https://api.football-data.org'

const LEAGUES: Readonly<Record<string, string>> = {
  PL: 'en.1',
  ELC: 'en.2',
  PD: 'es.1',
  SA: 'it.1',
  BL1: 'de.1',
  FL1: 'fr.1',
  DED: 'nl.1',
  PPL: 'pt.1',
  BSA: 'br.1',
}

/** A status missing here counts as live: we wait. */
const PHASES: Readonly<Record<string, Phase>> = {
  SCHEDULED: 'scheduled',
  TIMED: 'scheduled',
  FINISHED: 'ended',
  SUSPENDED: 'stopped',
  POSTPONED: 'postponed',
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
  AWARDED: 'awarded',
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const goals = v.object({ home: v.nullable(count), away: v.nullable(count) })
const team = v.object({ name: v.nullable(v.string()) })
const row = v.object({
  id: v.number(),
  utcDate: v.pipe(v.string(), v.isoTimestamp()),
  status: v.string(),
  competition: v.object({ code: v.string() }),
  homeTeam: team,
  awayTeam: team,
  score: v.object({
    duration: v.optional(v.string(), 'REGULAR'),
    fullTime: goals,
    /** Missing on some free plans. */
    regularTime: v.optional(goals),
    extraTime: v.optional(goals),
    penalties: v.optional(goals),
  }),
})
type Row = v.InferOutput<typeof row>
type Goals = v.InferOutput<typeof goals>

const answer = v.object({ matches: v.array(v.unknown()) })

const textOf = ({ home, away }: Goals): string | undefined =>
  home === null || away === null || home < 0 || away < 0 ? undefined : `${home}-${away}`

const less = (all: Goals, part: Goals | undefined): Goals => ({
  home: all.home === null || part?.home == null ? null : all.home - part.home,
  away: all.away === null || part?.away == null ? null : all.away - part.away,
})

/** Undefined if it cannot be derived: then another source or the operator decides. */
const after90 = ({ duration, fullTime, regularTime, extraTime, penalties }: Row['score']) => {
  if (duration === 'REGULAR') return textOf(fullTime)
  if (regularTime) return textOf(regularTime)
  const played = duration === 'PENALTY_SHOOTOUT' ? less(fullTime, penalties) : fullTime
  return textOf(less(played, extraTime))
}

const matchOf = ({ id, utcDate, status, competition, homeTeam, awayTeam, score }: Row): FeedMatch[] => {
  const league = LEAGUES[competition.code]
  if (!league || homeTeam.name === null || awayTeam.name === null) return []
  const phase = PHASES[status] ?? 'live'
  const [ended, live] = [after90(score), textOf(score.fullTime)]
  return [
    {
      id: String(id),
      league,
      home: homeTeam.name,
      away: awayTeam.name,
      kickOff: Date.parse(utcDate),
      phase,
      ...(phase === 'ended' && ended ? { score: ended } : {}),
      ...(phase === 'live' && live ? { live } : {}),
    },
  ]
}

export const footballData = (token: string, baseURL = URL): Feed => {
  const send = outside(15_000, { baseURL, headers: { 'x-auth-token': token } })
  return {
    name: 'football-data',
    day: async (day, unread) => {
      const [year, month, date] = day.split('-').map(Number) as [number, number, number]
      const midnight = lagosInstant(year, month, date)
      // Their days are in UTC, and whether the last one is included differs by plan.
      const query = {
        dateFrom: isoDate(midnight - DAY),
        dateTo: isoDate(midnight + DAY),
        competitions: Object.keys(LEAGUES).join(','),
      }
      const said: unknown = await send('/v4/matches', { query }).catch((error: unknown) => {
        if ((error as { status?: number }).status === 429)
          throw new FeedSpent('football-data.org: too many calls', { cause: error })
        throw error
      })
      const isOfDay = ({ kickOff }: FeedMatch) => kickOff >= midnight && kickOff < midnight + DAY
      const { matches } = v.parse(answer, said)
      return readableRows(row, matches, unread).flatMap(matchOf).filter(isOfDay)
    },
  }
}
