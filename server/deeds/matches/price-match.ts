// A match with what its scores are sold at, under the id that every spelling of its teams leads to.
import { partsOf } from '#src/games/soccer-cash/prices.ts'
import { times } from '#src/games/soccer-cash/rules.ts'
import { quotedChances, type League } from '#src/games/soccer-cash/strengths.ts'
import { teamKey } from '#src/games/soccer-cash/team-key.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import type { NewMatch } from '#server/db/queries/matches/matches.ts'
import { strengthsHash } from './priced-leagues.ts'

interface Fixture {
  league: string
  home: string
  away: string
  /** ms */
  kickOff: number
}

export const teamWords = (name: string): string => teamKey(name).replaceAll(' ', '_')

export const matchId = (it: Pick<Fixture, 'league' | 'kickOff'>, home: string, away: string): string =>
  `${it.league}-${isoDate(it.kickOff).replaceAll('-', '')}-${teamWords(home)}-${teamWords(away)}`

/** Undefined if the league has no prices, or the match is about to begin. */
export const pricedMatch = (
  leagues: ReadonlyMap<string, League>,
  it: Fixture,
  now: number,
): NewMatch | undefined => {
  const chances = it.kickOff - times.cutOff > now && quotedChances(leagues, it)
  if (!chances) return undefined
  return {
    id: matchId(it, it.home, it.away),
    league: it.league,
    home: it.home,
    away: it.away,
    kickOff: new Date(it.kickOff),
    parts: chances.map(partsOf),
    strengths: strengthsHash,
  }
}
