// Whose draws an address asks for.
import { awoof } from '#src/games/awoof/game.ts'
import { anyGameById } from '#src/games/every-game.ts'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { isNumberGame, type AnyGame, type GameRules } from '#src/games/game.ts'
import { games } from '#src/games/rules.ts'
import { predictionGameById } from '#src/games/soccer-cash/games.ts'
import { CHAT } from '#src/games/soccer-cash/paths.ts'
import type { ResultsSearch } from './results-search.ts'

/** Items have draws of their own, and real matches have ends instead. */
export const ITEMS = awoof.id
export const MATCHES = CHAT

/** Those without numbers, with their winners' name on the wire. */
const others = new Map<string | undefined, string>([
  [ITEMS, awoof.lotteryType],
  [MATCHES, predictionGameById(MATCHES)!.lotteryType],
])

export const otherOf = ({ game }: ResultsSearch) => {
  const lotteryType = others.get(game)
  return game && lotteryType ? { id: game, lotteryType } : undefined
}

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
