// How many of 2^20 equal parts each score of a virtual match has.
import { correction, RHO, type Expected } from '../chances.ts'
import { PARTS } from '../rules.ts'
import { scoreAt } from '../scores.ts'
import { MOST_VIRTUAL, teams, type VirtualMatch } from './teams.ts'

/** What an average team scores at home and away. */
export const MEAN: Expected = { home: 1.55, away: 1.23 }

const virtualExpected = ({ home, away }: VirtualMatch): Expected => {
  const [host, guest] = [teams[home]!, teams[away]!]
  return {
    home: (MEAN.home * host.attack * guest.defence) / 1_000_000,
    away: (MEAN.away * guest.attack * host.defence) / 1_000_000,
  }
}

/** Poisson up to a factor. Only arithmetic that every machine rounds alike: no exponential. */
const weights = (mean: number): number[] => {
  const list = [1]
  for (let goals = 1; goals <= MOST_VIRTUAL; goals++) list.push((list[goals - 1]! * mean) / goals)
  return list
}

/** By cell; they sum to 2^20. The remainder from rounding down goes to the likeliest score. */
export const tableOf = (match: VirtualMatch): number[] => {
  const expected = virtualExpected(match)
  const [home, away] = [weights(expected.home), weights(expected.away)]
  const raw = Array.from({ length: (MOST_VIRTUAL + 1) ** 2 }, (_, cell) => {
    const score = scoreAt(cell, MOST_VIRTUAL)
    return home[score.home]! * away[score.away]! * correction(score.home, score.away, expected, RHO)
  })
  const sum = raw.reduce((all, it) => all + it, 0)
  const table = raw.map(it => Math.floor((it / sum) * PARTS))
  const rest = table.reduce((left, parts) => left - parts, PARTS)
  table[table.indexOf(Math.max(...table))]! += rest
  return table
}
