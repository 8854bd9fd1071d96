// How strong the teams of a league are, from its results: alternating ratios, shrunk towards the league's mean.
import type { League } from '../../src/games/soccer-cash/strengths.ts'
import type { Result } from './results.ts'

/** Goals of an average team credited to every team: with fewer, the best and worst teams are overstated. */
export const SHRINK = 25
/** The three seasons before. */
export const WINDOW = 3 * 365 + 1 // days
/** Fewer matches say nothing about teams. */
export const ENOUGH = 150

const ROUNDS = 12

interface Side {
  team: number
  other: number
  goals: number
  /** Mean goals of that side, home or away. */
  mean: number
}

const meanOf = (results: readonly Result[], goals: (it: Result) => number): number =>
  results.reduce((sum, it) => sum + goals(it), 0) / results.length

/** Actual over expected goals, given the strength of the opponents. */
const ratios = (sides: readonly Side[], others: readonly number[], shrink: number): number[] => {
  const [came, due] = [others.map(() => shrink), others.map(() => shrink)]
  for (const { team, other, goals, mean } of sides) {
    came[team]! += goals
    due[team]! += mean * others[other]!
  }
  return came.map((goals, team) => goals / due[team]!)
}

export const fit = (results: readonly Result[], shrink = SHRINK): Omit<League, 'matches'> => {
  const names = [...new Set(results.flatMap(it => [it.home, it.away]))].sort()
  const at = new Map(names.map((name, place) => [name, place]))
  const [home, away] = [meanOf(results, it => it.homeGoals), meanOf(results, it => it.awayGoals)]
  const scored = results.flatMap((it): Side[] => {
    const [host, guest] = [at.get(it.home)!, at.get(it.away)!]
    return [
      { team: host, other: guest, goals: it.homeGoals, mean: home },
      { team: guest, other: host, goals: it.awayGoals, mean: away },
    ]
  })
  const letIn = scored.map(side => ({ ...side, team: side.other, other: side.team }))
  let [attack, defence] = [names.map(() => 1), names.map(() => 1)]
  for (let round = 0; round < ROUNDS; round++) {
    attack = ratios(scored, defence, shrink)
    defence = ratios(letIn, attack, shrink)
  }
  const strengthOf = (place: number) => ({ attack: attack[place]!, defence: defence[place]! })
  return { home, away, teams: new Map(names.map((name, place) => [name, strengthOf(place)])) }
}

/** What was known of a league on a day; undefined if too little. */
export const known = (ofLeague: readonly Result[], day: number): Result[] | undefined => {
  const before = ofLeague.filter(it => it.day < day && it.day >= day - WINDOW)
  return before.length < ENOUGH ? undefined : before
}
