import * as v from 'valibot'
import type { GameRules } from '#src/games/game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { shareCode } from '#src/picks/share-code.ts'
import type { Slip } from './load-slip.ts'

/** The search word of a shared slip. */
const PICKS = 'picks'

/** The longest code is that of a hundred lines; anything longer is no code. */
export const LONGEST = 3_000

/** The page of the game that loads what the code says. */
export const picksPath = (game: GameRules, code: string): string => `${pathsOf(game).play}?${PICKS}=${code}`

/** The address that loads these picks for whoever opens it. Numbers and stake only: nothing of the player. */
export const shareLink = (origin: string, game: GameRules, slip: Slip): string =>
  origin + picksPath(game, shareCode(game, { lines: slip.lines.map(line => [...line]), stake: slip.stake }))

const withPicks = v.object({
  [PICKS]: v.pipe(
    v.string(),
    v.transform(text => text.slice(0, LONGEST)),
  ),
})

/** The code in an address, whatever it is worth; undefined where there is none. */
export const codeIn = (search: unknown): string | undefined => {
  const read = v.safeParse(withPicks, search)
  return read.success ? read.output[PICKS] : undefined
}
