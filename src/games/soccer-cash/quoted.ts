// The chances that a match is sold at, derived from the model's.

/** What a league's results say about the model. */
export interface Experience {
  /** Matches of the last three years, to which the league's strengths were fitted. */
  matches: number
  /** By cell: how often a score came up over how often it was priced to; undefined if all came up as priced. */
  factors?: readonly number[] | undefined
}

/** All chances of a match are raised by this many standard deviations of its likeliest score's chance. */
export const DEVIATIONS = 2

/**
 * Percent returned to anyone who always took the likeliest score of one, two or three matches on sale, in the
 * held-out season (2024-25). `npm run odds:build` prints them, a test checks them.
 */
export const CAME_BACK = [47.7, 42.9, 38.4] as const

/**
 * Every score of a match is raised by the same factor, so that none is a worse buy than another; the fewer matches are
 * known, the larger it is. The chances then sum to more than 1, so less than the published share comes back.
 */
export const quotedOf = (chances: readonly number[], { matches, factors }: Experience): number[] => {
  const mended = chances.map((chance, cell) => chance * (factors?.[cell] ?? 1))
  const best = Math.max(...mended)
  const raised = 1 + DEVIATIONS * Math.sqrt((1 - best) / (best * matches))
  return mended.map(chance => Math.min(1, chance * raised))
}
