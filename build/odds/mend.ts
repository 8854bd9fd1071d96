// How often scores came up over how often they were priced to, by league: where the model is consistently wrong.
import { quotedOf } from '../../src/games/soccer-cash/quoted.ts'
import { groupBy, type Foreseen } from './foresee.ts'

/** In matches: how strongly a league's factors lean on those of all leagues, and these on 1, which is as priced. */
export const WEIGHT = 100

interface Tally {
  came: number[]
  priced: number[]
}

const emptyOf = (cells: number): Tally => ({ came: Array(cells).fill(0), priced: Array(cells).fill(0) })

const add = (tally: Tally, { chances, came }: Foreseen): void => {
  for (const [cell, chance] of chances.entries()) tally.priced[cell]! += chance
  if (came >= 0) tally.came[came]! += 1
}

const ratios = ({ came, priced }: Tally, others: readonly number[]): number[] =>
  came.map((count, cell) => (count + WEIGHT * others[cell]!) / (priced[cell]! + WEIGHT))

/** The tallies of all leagues and of each, filled match by match. */
const experience = (cells: number) => {
  const all = emptyOf(cells)
  const leagues = new Map<string, Tally>()
  const ones = Array<number>(cells).fill(1)
  const of = (league: string): Tally => {
    const tally = leagues.get(league) ?? emptyOf(cells)
    leagues.set(league, tally)
    return tally
  }
  return {
    learn: (it: Foreseen): void => [all, of(it.league)].forEach(tally => add(tally, it)),
    factors: (league: string): number[] => ratios(of(league), ratios(all, ones)),
  }
}

/** @returns the factors of a league after all these matches, by cell */
export const factorsOf = (list: readonly Foreseen[]): ((league: string) => number[]) => {
  const { learn, factors } = experience(list[0]!.chances.length)
  for (const it of list) learn(it)
  return factors
}

/** The same matches as they would have been sold: each month of a league is priced with what was known before it. */
export const quote = (list: readonly Foreseen[]): Foreseen[] => {
  const { learn, factors } = experience(list[0]!.chances.length)
  const played = [...list].sort((a, b) => a.day - b.day)
  const months = groupBy(list, it => `${it.league} ${it.pricedOn}`).sort(
    (a, b) => a[0]!.pricedOn - b[0]!.pricedOn,
  )
  let next = 0
  return months.flatMap(month => {
    const { league, pricedOn } = month[0]!
    while (next < played.length && played[next]!.day < pricedOn) learn(played[next++]!)
    const known = factors(league)
    return month.map(it => ({
      ...it,
      chances: quotedOf(it.chances, { matches: it.matches, factors: known }),
    }))
  })
}
