import { awoof } from '#src/games/awoof/game.ts'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { anyGameById, everyGame } from '#src/games/every-game.ts'
import { isNumberGame, type AnyGame, type GameRules } from '#src/games/game.ts'
import { games } from '#src/games/rules.ts'
import { day, oneOf, searchOf } from '#src/lib/search.ts'

const typeCodes = games.flatMap(({ results }) => (results ? String(results.typeCode) : []))

/** Items that are won have draws of their own, and real matches ends. */
export const ITEMS = awoof.id
export const MATCHES = 'soccer-cash'

/**
 * Whose draws to list, by the game's address or its game-type code, and of which day; anything else is left
 * out.
 */
export const resultsSearch = searchOf({
  game: oneOf([...everyGame.map(({ id }) => id), ITEMS, MATCHES]),
  type: oneOf(typeCodes),
  date: value => oneOf(['today', 'yesterday'])(value) ?? day(value),
})

export type ResultsSearch = ReturnType<typeof resultsSearch>

const askedGame = ({ game, type }: ResultsSearch): AnyGame | undefined =>
  anyGameById(game ?? '') ??
  games.find(({ results }) => type !== undefined && String(results?.typeCode) === type)

/** The game asked for, or the one drawn most often. */
export const gameOf = (search: ResultsSearch): AnyGame => askedGame(search) ?? firstOfBatches

/** No game's results have this type. */
const NO_TYPE = 0

/** The game-type code asked for; undefined if the address names no game. */
export const typeOf = (search: ResultsSearch): number | undefined => {
  const asked = askedGame(search)
  return asked && ((isNumberGame(asked) && asked.results?.typeCode) || NO_TYPE)
}

/**
 * Whether to run a game's result queries: its results and what was won in it.
 * @param type the game-type code asked for; undefined if none
 */
export const runsForType = (type: number | undefined, { results }: GameRules): boolean =>
  type === undefined ? results?.unasked === true : results?.typeCode === type
