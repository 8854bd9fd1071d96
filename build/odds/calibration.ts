// How well the chances fit the actual results.
import { scoreAt, scoreText, MOST_GOALS } from '../../src/games/soccer-cash/scores.ts'
import type { Foreseen } from './foresee.ts'

const mean = (figures: readonly number[]): number => figures.reduce((sum, it) => sum + it, 0) / figures.length

/** Chance of a score beyond the list, which has none of its own. */
const RARE = 1e-5

export const likeliest = ({ chances }: Pick<Foreseen, 'chances'>): number =>
  chances.indexOf(Math.max(...chances))

/** The mean chance of the likeliest scores, and how often they came up. */
const pricedAndCame = (list: readonly Foreseen[]) => ({
  matches: list.length,
  priced: mean(list.map(it => it.chances[likeliest(it)]!)),
  came: mean(list.map(it => (it.came === likeliest(it) ? 1 : 0))),
})

export const calibration = (list: readonly Foreseen[]) => {
  const byChance = list
    .map(it => ({ it, best: it.chances[likeliest(it)]! }))
    .sort((a, b) => b.best - a.best)
    .map(({ it }) => it)
  const scores = list[0]!.chances.map((_, cell) => {
    const priced = list.reduce((sum, it) => sum + it.chances[cell]!, 0)
    const came = list.filter(it => it.came === cell).length
    return { score: scoreText(scoreAt(cell, MOST_GOALS)), share: priced / list.length, ratio: came / priced }
  })
  return {
    logLikelihood: mean(list.map(it => Math.log(it.chances[it.came] ?? RARE))),
    all: pricedAndCame(list),
    surest: pricedAndCame(byChance.slice(0, Math.ceil(list.length / 50))),
    /** Most frequent first; the ratio is actual over priced. */
    scores: scores.sort((a, b) => b.share - a.share),
  }
}
