// The leagues whose matches have prices, with the strengths frozen in this build.
import * as v from 'valibot'
import strengths from '#src/games/soccer-cash/strengths.json' with { type: 'json' }
import { leaguesOf, strengthsSchema, type League } from '#src/games/soccer-cash/strengths.ts'
import { INVENTED, inventedLeague } from '#src/games/soccer-cash/virtual/league.ts'
import { isProduction, type Settings } from '#server/settings.ts'

const file = v.parse(strengthsSchema, strengths)
const leagues = leaguesOf(file)

/** SHA-256 of the results they come from. */
export const strengthsHash = file.results

export const pricedLeagues = (settings: Settings): ReadonlyMap<string, League> =>
  isProduction(settings) ? leagues : new Map([...leagues, [INVENTED, inventedLeague]])
