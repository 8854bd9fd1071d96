// What came back to somebody who always took the likeliest score.
import { likeliest } from './calibration.ts'
import { groupBy, type Foreseen } from './foresee.ts'

const RETURN = 0.53

/** 1 over the chance if that score came up, else 0. */
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

/** Mean return of random slips of `legs` different matches. */
export const simulate = (list: readonly Foreseen[], legs: number, slips: number): number => {
  const backs = list.map(backOf)
  const random = randomOf(legs)
  const taken: number[] = []
  let sum = 0
  for (let slip = 0; slip < slips; slip++) {
    taken.length = 0
    let back = RETURN
    while (taken.length < legs) {
      const at = Math.floor(random() * backs.length)
      if (taken.includes(at)) continue
      taken.push(at)
      back *= backs[at]!
    }
    sum += back
  }
  return sum / slips
}

/** The exact mean over all slips of `legs` different matches: the elementary symmetric mean of their returns. */
export const meanBack = (list: readonly Foreseen[], legs: number): number => {
  const means = [1, ...Array<number>(legs).fill(0)]
  for (const [before, back] of list.map(backOf).entries())
    for (let leg = Math.min(legs, before + 1); leg > 0; leg--) {
      const share = leg / (before + 1)
      means[leg] = means[leg]! * (1 - share) + means[leg - 1]! * back * share
    }
  return RETURN * means[legs]!
}

export const LEGS = [1, 2, 3] as const

/** With fewer matches, a season says too little about its league. */
const FEWEST = 50

/** Per league and season: returns by legs, and how far chance alone moves a single (one standard deviation). */
export const byLeague = (
  list: readonly Foreseen[],
  back: (matches: readonly Foreseen[], legs: number) => number = meanBack,
) =>
  groupBy(list, it => `${it.league} ${it.season}`)
    .filter(matches => matches.length >= FEWEST)
    .map(matches => {
      const odds = matches.map(it => 1 / it.chances[likeliest(it)]! - 1)
      return {
        league: matches[0]!.league,
        season: matches[0]!.season,
        matches: matches.length,
        backs: LEGS.map(legs => back(matches, legs)),
        strays: (RETURN * Math.sqrt(odds.reduce((sum, it) => sum + it, 0))) / matches.length,
      }
    })
