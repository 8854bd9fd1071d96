// The model against matches it has not seen: every month is priced from what came before it.
import { chancesOf, RHO } from '../../src/games/soccer-cash/chances.ts'
import { cellOf, MOST_GOALS } from '../../src/games/soccer-cash/scores.ts'
import { expectedOf } from '../../src/games/soccer-cash/strengths.ts'
import { fit, known } from './fit.ts'
import type { Result } from './results.ts'

/** A match, its chances by cell as they stood before it, and the cell that came; -1 above the list. */
export interface Foreseen {
  league: string
  season: string
  chances: readonly number[]
  came: number
}

const MONTH = 30 // days

const cellOfResult = ({ homeGoals, awayGoals }: Result): number =>
  Math.max(homeGoals, awayGoals) > MOST_GOALS ? -1 : cellOf({ home: homeGoals, away: awayGoals }, MOST_GOALS)

export const groupBy = <T>(list: readonly T[], key: (it: T) => string | number): T[][] => {
  const groups = new Map<string | number, T[]>()
  for (const it of list) {
    const group = groups.get(key(it))
    if (group) group.push(it)
    else groups.set(key(it), [it])
  }
  return [...groups.values()]
}

/** @param seasons all of them by default */
export const foresee = (results: readonly Result[], seasons?: readonly string[]): Foreseen[] =>
  groupBy(results, it => it.league).flatMap(ofLeague => {
    const asked = ofLeague.filter(it => !seasons || seasons.includes(it.season))
    return groupBy(asked, it => Math.floor(it.day / MONTH)).flatMap(month => {
      const before = known(ofLeague, month[0]!.day)
      if (!before) return []
      const strengths = fit(before)
      return month.map(it => ({
        league: it.league,
        season: it.season,
        chances: chancesOf(expectedOf(strengths, it.home, it.away), MOST_GOALS, RHO),
        came: cellOfResult(it),
      }))
    })
  })
