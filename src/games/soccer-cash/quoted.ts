// The chances that a match is sold at, from those of the model.

/** What the results of a league say of the model. */
export interface Experience {
  /** Of the last three years: what the league's strengths were found from. */
  matches: number
  /** By cell: how often a score came over how often it was priced; undefined where all came as priced. */
  factors?: readonly number[] | undefined
}

/** Standard deviations of the likeliest score's chance that all chances of a match are raised by. */
export const DEVIATIONS = 2

/**
 * Percent that came back to whoever always took the likeliest score of one, two and three matches that are sold, of the season
 * held out (2024-25). `npm run odds:build` prints them, a test holds them.
 */
export const CAME_BACK = [47.7, 42.9, 38.4] as const

/**
 * Every score of a match is raised by the same factor, so that none is a worse buy than another. What is known of few matches
 * is raised most. The chances then make more than 1 together: less than the published share comes back.
 */
export const quotedOf = (chances: readonly number[], { matches, factors }: Experience): number[] => {
  const mended = chances.map((chance, cell) => chance * (factors?.[cell] ?? 1))
  const best = Math.max(...mended)
  const raised = 1 + DEVIATIONS * Math.sqrt((1 - best) / (best * matches))
  return mended.map(chance => Math.min(1, chance * raised))
}
