// What came back to somebody who always took the likeliest score.
import { likeliest } from './calibration.ts'
import { groupBy, type Foreseen } from './foresee.ts'

const RETURN = 0.53

/** 1 over the chance where it came. */
const backOf = (it: Foreseen): number => {
  const cell = likeliest(it)
  return it.came === cell ? 1 / it.chances[cell]! : 0
}

/** Numerical Recipes' 64-bit mixer cut to 32: the same slips in every run. */
const randomOf = (seed: number) => (): number => {
  seed = (seed + 0x9e3779b9) | 0
  let it = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad)
  it = Math.imul(it ^ (it >>> 15), 0x735a2d97)
  return ((it ^ (it >>> 15)) >>> 0) / 2 ** 32
}

/** Slips of so many different matches, taken at random. */
export const simulate = (list: readonly Foreseen[], legs: number, slips: number): number => {
  const backs = list.map(backOf)
  const random = randomOf(legs)
  let sum = 0
  for (let slip = 0; slip < slips; slip++) {
    const taken = new Set<number>()
    while (taken.size < legs) taken.add(Math.floor(random() * backs.length))
    sum += [...taken].reduce((product, at) => product * backs[at]!, RETURN)
  }
  return sum / slips
}

/** One score of one match, by league, and how far chance alone strays (one standard deviation). */
export const byLeague = (list: readonly Foreseen[]) =>
  groupBy(list, it => it.league).map(matches => {
    const odds = matches.map(it => 1 / it.chances[likeliest(it)]! - 1)
    return {
      league: matches[0]!.league,
      matches: matches.length,
      back: (RETURN * matches.reduce((sum, it) => sum + backOf(it), 0)) / matches.length,
      strays: (RETURN * Math.sqrt(odds.reduce((sum, it) => sum + it, 0))) / matches.length,
    }
  })
