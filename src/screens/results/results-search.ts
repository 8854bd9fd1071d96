import { firstOfBatches } from '#src/games/first-of-batches.ts'
import type { GameRules } from '#src/games/game.ts'
import { gameById, games } from '#src/games/rules.ts'
import { day, oneOf, searchOf } from '#src/lib/search.ts'

const typeCodes = games.flatMap(({ results }) => (results ? String(results.typeCode) : []))

/** Which game's draws are listed, by its address or its game-type code, and of which day; what is neither is left out. */
export const resultsSearch = searchOf({
  game: oneOf(games.map(({ id }) => id)),
  type: oneOf(typeCodes),
  date: value => oneOf(['today', 'yesterday'])(value) ?? day(value),
})

export type ResultsSearch = ReturnType<typeof resultsSearch>

const askedGame = ({ game, type }: ResultsSearch): GameRules | undefined =>
  gameById(game ?? '') ??
  games.find(({ results }) => type !== undefined && String(results?.typeCode) === type)

/** The game that is asked for, or the one that is drawn most often. */
export const gameOf = (search: ResultsSearch): GameRules => askedGame(search) ?? firstOfBatches

/** Of no game's results. */
const NO_TYPE = 0

/** The game-type code of what is asked for; undefined where the address asks for no game. */
export const typeOf = (search: ResultsSearch): number | undefined => {
  const asked = askedGame(search)
  return asked && (asked.results?.typeCode ?? NO_TYPE)
}

/**
 * Whether the result queries of a game run: its results, and what was won in it.
 * @param type the game-type code that is asked for; undefined where none is
 */
export const runsForType = (type: number | undefined, { results }: GameRules): boolean =>
  type === undefined ? results?.unasked === true : results?.typeCode === type
