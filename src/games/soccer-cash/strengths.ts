// How strong the teams of each league are, as `npm run odds:build` found it: the inputs of every real match's price.
import * as v from 'valibot'
import type { Expected } from './chances.ts'
import { teamKey } from './team-key.ts'

interface Strength {
  /** Goals scored and goals let in, as multiples of an average team's. */
  attack: number
  defence: number
}

export interface League {
  /** Mean goals of a home and an away team. */
  home: number
  away: number
  /** By team key. */
  teams: ReadonlyMap<string, Strength>
}

const average: Strength = { attack: 1, defence: 1 }

/** Goals to expect; a team that nobody knows yet is an average one. */
export const expectedOf = (league: League, home: string, away: string): Expected => {
  const [host, guest] = [league.teams.get(home) ?? average, league.teams.get(away) ?? average]
  return {
    home: league.home * host.attack * guest.defence,
    away: league.away * guest.attack * host.defence,
  }
}

const thousandths = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** The file's shape; figures are thousandths, so that every machine reads the same. */
export const strengthsSchema = v.object({
  /** SHA-256 of the unzipped results, and the first day that they know nothing of. */
  results: v.string(),
  until: v.pipe(v.string(), v.isoDate()),
  /** Goals of an average team that every team was given, and the correction of low scores. */
  shrink: v.number(),
  rho: v.number(),
  leagues: v.record(
    v.string(),
    v.object({
      matches: v.number(),
      home: thousandths,
      away: thousandths,
      /** Attack and defence. */
      teams: v.record(v.string(), v.tuple([thousandths, thousandths])),
    }),
  ),
})
export type StrengthsFile = v.InferOutput<typeof strengthsSchema>

const part = (count: number): number => count / 1_000

export const leaguesOf = (file: StrengthsFile): ReadonlyMap<string, League> =>
  new Map(
    Object.entries(file.leagues).map(([name, { home, away, teams }]) => [
      name,
      {
        home: part(home),
        away: part(away),
        teams: new Map(
          Object.entries(teams).map(([team, [attack, defence]]) => [
            team,
            { attack: part(attack), defence: part(defence) },
          ]),
        ),
      },
    ]),
  )

/** Teams as a feed spells them; undefined where the league is unknown: such a match is not sold. */
export const expectedGoals = (
  leagues: ReadonlyMap<string, League>,
  match: { league: string; home: string; away: string },
): Expected | undefined => {
  const league = leagues.get(match.league)
  return league && expectedOf(league, teamKey(match.home), teamKey(match.away))
}
