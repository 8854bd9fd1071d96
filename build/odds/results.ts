// The shipped results of real matches.
import { teamKey } from '../../src/games/soccer-cash/team-key.ts'

export interface Result {
  season: string
  league: string
  /** Days since 1970. */
  day: number
  home: string
  away: string
  homeGoals: number
  awayGoals: number
}

const DAY = 86_400_000 // ms

/** In the order they were played; teams by their keys. */
export const readResults = (text: string): Result[] => {
  const keys = new Map<string, string>()
  const keyOf = (name: string): string => {
    const key = keys.get(name) ?? teamKey(name)
    keys.set(name, key)
    return key
  }
  const resultOf = (line: string): Result => {
    const [season = '', league = '', date = '', home = '', away = '', ...goals] = line.split(',')
    const [homeGoals, awayGoals] = goals.map(Number) as [number, number]
    return {
      season,
      league,
      day: Date.parse(date) / DAY,
      home: keyOf(home),
      away: keyOf(away),
      homeGoals,
      awayGoals,
    }
  }
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map(resultOf).sort((a, b) => a.day - b.day)
}
