// The frozen file: strengths of all leagues with enough matches of late.
import { createHash } from 'node:crypto'
import { RHO } from '../../src/games/soccer-cash/chances.ts'
import { DEVIATIONS } from '../../src/games/soccer-cash/quoted.ts'
import type { StrengthsFile } from '../../src/games/soccer-cash/strengths.ts'
import { fit, SHRINK, WINDOW } from './fit.ts'
import { groupBy, type Foreseen } from './foresee.ts'
import { factorsOf, WEIGHT } from './mend.ts'
import type { Result } from './results.ts'

/** A league is sold with this many matches in three years; with fewer, little over a third would come back. */
export const MATCHES = 600
const LATE = 365 // days: some of the matches must be this recent

const thousandths = (figure: number): number => Math.round(figure * 1_000)

const leagueOf = (
  results: readonly Result[],
  factors: readonly number[],
): StrengthsFile['leagues'][string] => {
  const { home, away, teams } = fit(results)
  const last = results.at(-1)!.season
  const playing = new Set(results.filter(it => it.season === last).flatMap(it => [it.home, it.away]))
  return {
    matches: results.length,
    home: thousandths(home),
    away: thousandths(away),
    factors: factors.map(thousandths),
    teams: Object.fromEntries(
      [...teams]
        .filter(([name]) => playing.has(name))
        .map(([name, it]) => [name, [thousandths(it.attack), thousandths(it.defence)]]),
    ),
  }
}

/** @param text the unzipped results, @param foreseen all of them that could be priced */
export const tableOf = (
  results: readonly Result[],
  text: Uint8Array,
  foreseen: readonly Foreseen[],
): StrengthsFile => {
  const factors = factorsOf(foreseen)
  const until = results.at(-1)!.day + 1
  const recent = results.filter(it => it.day >= until - WINDOW)
  const leagues = groupBy(recent, it => it.league)
    .filter(list => list.length >= MATCHES && list.at(-1)!.day >= until - LATE)
    .map(list => [list[0]!.league, leagueOf(list, factors(list[0]!.league))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    results: createHash('sha256').update(text).digest('hex'),
    until: new Date(until * 86_400_000).toISOString().slice(0, 10),
    shrink: SHRINK,
    rho: RHO,
    weight: WEIGHT,
    deviations: DEVIATIONS,
    leagues: Object.fromEntries(leagues),
  }
}
