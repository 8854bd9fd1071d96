// The invented teams as a league, for the matches that a sandbox plays.
import type { League } from '../strengths.ts'
import { teamKey } from '../team-key.ts'
import { MEAN } from './table.ts'
import { teams } from './teams.ts'

export const INVENTED = 'xx.1'

export const inventedLeague: League = {
  ...MEAN,
  matches: Infinity, // none of it comes from results
  teams: new Map(
    teams.map(({ name, attack, defence }) => [
      teamKey(name),
      { attack: attack / 1_000, defence: defence / 1_000 },
    ]),
  ),
}
