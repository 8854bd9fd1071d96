// Tests the model on matches it has not seen: every month is priced from what came before it.
import { chancesOf, RHO } from '../../src/games/soccer-cash/chances.ts'
import { cellOf, MOST_GOALS } from '../../src/games/soccer-cash/scores.ts'
import { expectedOf } from '../../src/games/soccer-cash/strengths.ts'
import { fit, known } from './fit.ts'
import type { Result } from './results.ts'

/** A match, its chances by cell as known before it, and the cell of its result; -1 if beyond the list. */
export interface Foreseen {
  league: string
  season: string
  /** Days since 1970: of the match, and of the knowledge behind its chances. */
  day: number
  pricedOn: number
  /** How many matches its league's strengths were fitted to. */
  matches: number
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

export const foresee = (results: readonly Result[]): Foreseen[] =>
  groupBy(results, it => it.league).flatMap(ofLeague =>
    groupBy(ofLeague, it => Math.floor(it.day / MONTH)).flatMap(month => {
      const pricedOn = month[0]!.day
      const before = known(ofLeague, pricedOn)
      if (!before) return []
      const strengths = fit(before)
      return month.map(it => ({
        league: it.league,
        season: it.season,
        day: it.day,
        pricedOn,
        matches: before.length,
        chances: chancesOf(expectedOf(strengths, it.home, it.away), MOST_GOALS, RHO),
        came: cellOfResult(it),
      }))
    }),
  )
