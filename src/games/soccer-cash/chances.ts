// The chance of every score of a match, by Dixon and Coles (Applied Statistics 46, 1997): goals are Poisson, the four
// lowest scores corrected.
import { scoreAt } from './scores.ts'

/** Goals to expect in 90 minutes. */
export interface Expected {
  home: number
  away: number
}

/** Negative: 0-0 and 1-1 are more common than independent goals would make them. */
export const RHO = -0.05

const poisson = (mean: number, most: number): number[] => {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= most; goals++) chances.push((chances[goals - 1]! * mean) / goals)
  return chances
}

export const correction = (home: number, away: number, expected: Expected, rho: number): number => {
  if (home > 1 || away > 1) return 1
  if (home === 0) return away === 0 ? 1 - expected.home * expected.away * rho : 1 + expected.home * rho
  return away === 0 ? 1 + expected.away * rho : 1 - rho
}

/** By cell, up to `most` goals a side. All scores, even those beyond the list, sum to 1: the corrections cancel. */
export const chancesOf = (expected: Expected, most: number, rho = RHO): number[] => {
  const [home, away] = [poisson(expected.home, most), poisson(expected.away, most)]
  return Array.from({ length: (most + 1) ** 2 }, (_, cell) => {
    const score = scoreAt(cell, most)
    return home[score.home]! * away[score.away]! * correction(score.home, score.away, expected, rho)
  })
}
