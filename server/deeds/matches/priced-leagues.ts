// The leagues whose matches have prices, with the strengths frozen in this build.
import * as v from 'valibot'
import { sha256 } from '#src/draws/hash.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import strengths from '#src/games/soccer-cash/strengths.json' with { type: 'json' }
import {
  leaguesOf,
  strengthsSchema,
  tableText,
  type League,
  type StrengthsFile,
} from '#src/games/soccer-cash/strengths.ts'
import { INVENTED, inventedLeague } from '#src/games/soccer-cash/virtual/league.ts'
import { isProduction, type Settings } from '#server/settings.ts'

/** Real ones. */
export const realLeagues = leaguesOf(v.parse(strengthsSchema, strengths))

/** SHA-256 of the file, to the byte. */
export const strengthsHash = hex(sha256(utf8(tableText(strengths as unknown as StrengthsFile))))

export const pricedLeagues = (settings: Settings): ReadonlyMap<string, League> =>
  isProduction(settings) ? realLeagues : new Map([...realLeagues, [INVENTED, inventedLeague]])
