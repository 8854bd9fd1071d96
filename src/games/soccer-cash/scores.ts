// Exact scores of a match after 90 minutes, as pairs of goals and as text ("2-1").

interface Score {
  home: number
  away: number
}

/** Scores with more goals on one side are not sold. */
export const MOST_GOALS = 9

/** "2-1"; undefined for anything else, "100-0" and "02-1" too. */
export const parseScore = (text: string): Score | undefined => {
  const match = /^(\d)-(\d)$/.exec(text)
  return match ? { home: Number(match[1]), away: Number(match[2]) } : undefined
}

export const scoreText = ({ home, away }: Score): string => `${home}-${away}`

/** Where a score stands in a list of all of them up to `most` goals: by home goals, then away goals. */
export const cellOf = ({ home, away }: Score, most: number): number => home * (most + 1) + away

export const scoreAt = (cell: number, most: number): Score => ({
  home: Math.floor(cell / (most + 1)),
  away: cell % (most + 1),
})
