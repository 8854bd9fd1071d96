import * as v from 'valibot'
import { isoDay } from '#src/contract/answer-words.ts'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { gameById, games } from '#src/games/rules.ts'

/** Which game's draws are listed, by its address, and of which day; what is neither is left out. */
export const resultsSearch = v.object({
  game: v.fallback(v.optional(v.picklist(games.map(({ id }) => id))), undefined),
  date: v.fallback(v.optional(v.union([v.picklist(['today', 'yesterday']), isoDay])), undefined),
})

export type ResultsSearch = v.InferOutput<typeof resultsSearch>

/** The game that is asked for, or the one that is drawn most often. */
export const gameOf = ({ game }: ResultsSearch) => gameById(game ?? '') ?? firstOfBatches
