// The matches on sale as a player reads them: by day, then by league, then by kick-off.
import { leagueName } from '#src/games/soccer-cash/leagues.ts'
import { DAY, formatDate, isoDate, lagosMidnight, lagosParts } from '#src/lib/lagos-time.ts'
import type { Finalist, SoldMatch } from '#src/model/matches.ts'
import { words } from './words.ts'

export interface Asked {
  search: string
  /** `2026-11-28`; empty for every day. */
  day: string
  league: string
}

export const isClosed = ({ closesAt }: Pick<SoldMatch, 'closesAt'>, now: number): boolean =>
  now >= Date.parse(closesAt)

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

const dayOf = ({ kickOff }: SoldMatch): string => isoDate(Date.parse(kickOff))

export const asked = (matches: readonly SoldMatch[], { search, day, league }: Asked): SoldMatch[] => {
  const sought = plain(search)
  return matches.filter(
    it =>
      (!day || dayOf(it) === day) &&
      (!league || it.league === league) &&
      (!sought || plain(it.home).includes(sought) || plain(it.away).includes(sought)),
  )
}

interface DayOfMatches {
  day: string
  /** ms */
  at: number
  leagues: { league: string; matches: SoldMatch[] }[]
}

const grouped = <T>(list: readonly T[], keyOf: (it: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>()
  for (const it of list) groups.set(keyOf(it), [...(groups.get(keyOf(it)) ?? []), it])
  return [...groups]
}

export const byDay = (matches: readonly SoldMatch[]): DayOfMatches[] => {
  const inOrder = [...matches].sort((a, b) => Date.parse(a.kickOff) - Date.parse(b.kickOff))
  return grouped(inOrder, dayOf).map(([day, ofDay]) => ({
    day,
    at: lagosMidnight(Date.parse(ofDay[0]!.kickOff)),
    leagues: grouped(ofDay, it => it.league)
      .map(([league, list]) => ({ league, matches: list }))
      .sort((a, b) => leagueName(a.league).localeCompare(leagueName(b.league))),
  }))
}

/** In the order given: newest day first, `28/11/2026`, and within a day the largest win. */
export const bySettledDay = (list: readonly Finalist[]) =>
  grouped(list, it => formatDate(Date.parse(it.dateWon))).map(([day, finalists]) => ({ day, finalists }))

/** `Today`, `Tomorrow`, `Saturday 28/11`. @param today its midnight, if known */
export const dayWords = (at: number, today: number | undefined): string => {
  if (today !== undefined && at === lagosMidnight(today)) return words.$today
  if (today !== undefined && at === lagosMidnight(today) + DAY) return words.$tomorrow
  return `${words.$weekdays[lagosParts(at).weekday]!} ${formatDate(at).slice(0, 5)}`
}
