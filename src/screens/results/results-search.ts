import { day, oneOf, searchOf, text } from '#src/lib/search.ts'

/**
 * Whose draws to list, by the game's address or its game-type code, and of which day; an invalid day is dropped. Every
 * first visit loads this file, but not the rules of every game: asked.ts says which game is meant.
 */
export const resultsSearch = searchOf({
  game: text,
  type: text,
  date: value => oneOf(['today', 'yesterday'])(value) ?? day(value),
})

export type ResultsSearch = ReturnType<typeof resultsSearch>
