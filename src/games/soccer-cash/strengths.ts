// How strong the teams of each league are, as `npm run odds:build` found it: the inputs of every real match's price.
import * as v from 'valibot'
import { chancesOf, type Expected } from './chances.ts'
import { DEVIATIONS, quotedOf, type Experience } from './quoted.ts'
import { MOST_GOALS } from './scores.ts'
import { teamKey } from './team-key.ts'

interface Strength {
  /** Goals scored and goals let in, as multiples of an average team's. */
  attack: number
  defence: number
}

export interface League extends Experience {
  /** Mean goals of a home and an away team. */
  home: number
  away: number
  /** By team key. */
  teams: ReadonlyMap<string, Strength>
}

const average: Strength = { attack: 1, defence: 1 }

/** Expected goals; an unknown team counts as average. */
export const expectedOf = (
  league: Pick<League, 'home' | 'away' | 'teams'>,
  home: string,
  away: string,
): Expected => {
  const [host, guest] = [league.teams.get(home) ?? average, league.teams.get(away) ?? average]
  return {
    home: league.home * host.attack * guest.defence,
    away: league.away * guest.attack * host.defence,
  }
}

const thousandths = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** The file's shape; figures are thousandths, so that every machine reads the same. */
export const strengthsSchema = v.object({
  /** SHA-256 of the unzipped results, and the first day they do not cover. */
  results: v.string(),
  until: v.pipe(v.string(), v.isoDate()),
  /** Goals of an average team credited to every team, and the correction of low scores. */
  shrink: v.number(),
  rho: v.number(),
  /** Weight of all leagues' factors, in matches; standard deviations by which chances are raised. */
  weight: v.number(),
  deviations: v.literal(DEVIATIONS),
  leagues: v.record(
    v.string(),
    v.object({
      matches: v.number(),
      home: thousandths,
      away: thousandths,
      /** By cell: how often the score came up over how often it was priced to. */
      factors: v.pipe(v.array(thousandths), v.length((MOST_GOALS + 1) ** 2)),
      /** Attack and defence. */
      teams: v.record(v.string(), v.tuple([thousandths, thousandths])),
    }),
  ),
})
export type StrengthsFile = v.InferOutput<typeof strengthsSchema>

const part = (count: number): number => count / 1_000

export const leaguesOf = (file: StrengthsFile): ReadonlyMap<string, League> =>
  new Map(
    Object.entries(file.leagues).map(([name, { matches, home, away, factors, teams }]) => [
      name,
      {
        matches,
        factors: factors.map(part),
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

/** By cell, as sold; teams as a feed spells them. Undefined if the league is unknown: such a match is not sold. */
export const quotedChances = (
  leagues: ReadonlyMap<string, League>,
  match: { league: string; home: string; away: string },
): number[] | undefined => {
  const league = leagues.get(match.league)
  if (!league) return undefined
  const expected = expectedOf(league, teamKey(match.home), teamKey(match.away))
  return quotedOf(chancesOf(expected, MOST_GOALS), league)
}

/** The file's own text, to the byte: one team per line. */
export const strengthsText = (table: unknown): string =>
  `${JSON.stringify(table, undefined, 2).replaceAll(/\[[\s\d,]+\]/g, list => list.replaceAll(/\s+/g, ' ').replaceAll(/\[ | \]/g, it => it.trim()))}\n`
