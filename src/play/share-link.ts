import * as v from 'valibot'
import type { GameRules } from '#src/games/game.ts'
import { anyGameById } from '#src/games/every-game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { SHARED } from '#src/games/soccer-cash/paths.ts'
import { hasScoreCodes } from '#src/games/soccer-cash/share-code.ts'
import { shareCode } from '#src/picks/share-code.ts'
import type { Slip } from './load-slip.ts'

/** Search parameter of a shared slip. */
const PICKS = 'picks'

/** The longest code, of a hundred lines, fits; anything longer is not a code. */
export const LONGEST = 3_000

/** The search of a game's page that loads the code. */
export const picksSearch = (code: string): Record<string, string> => ({ [PICKS]: code })

/** The game's page that loads the code. */
export const picksPath = (game: GameRules, code: string): string => `${pathsOf(game).play}?${PICKS}=${code}`

/** The page that loads codes of a game; undefined if none does. */
export const pageOfPicks = (game: string): string | undefined => {
  const found = anyGameById(game)
  if (found) return pathsOf(found).play
  return hasScoreCodes(game) ? SHARED : undefined
}

/** Numbers and stake only: nothing about the player. */
export const codeOf = (game: GameRules, { lines, stake }: Slip): string =>
  shareCode(game, { lines: lines.map(line => [...line]), stake })

/** A link that loads these picks. */
export const shareLink = (origin: string, game: GameRules, slip: Slip): string =>
  origin + picksPath(game, codeOf(game, slip))

const withPicks = v.object({
  [PICKS]: v.pipe(
    v.string(),
    v.transform(text => text.slice(0, LONGEST)),
  ),
})

/** The code in an address, valid or not; undefined if there is none. */
export const codeIn = (search: unknown): string | undefined => {
  const read = v.safeParse(withPicks, search)
  return read.success ? read.output[PICKS] : undefined
}
