// What the front page shows. Kept for a week, as offline pages live on it.
import { queryOptions } from '@tanstack/react-query'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { firstAsks } from './asks.ts'
import { keptSince } from './cache/kept.ts'
import * as keys from './keys.ts'

/** Rows and when the service gave them, which may be long ago if cached. */
interface Aged<T> {
  rows: T
  at: number
}

export const aged = <T>(answer: object, rows: T): Aged<T> => ({ rows, at: keptSince(answer) ?? serverNow() })

export const keptOffline = { staleTime: MINUTE, gcTime: 7 * DAY } as const

/** Each game's latest draw. */
export const latestResultsQuery = () =>
  queryOptions({
    queryKey: [keys.results, 'latest'],
    queryFn: async () => {
      const answer = await (await firstAsks()).askLatestResults()
      return aged(answer, answer.results)
    },
    ...keptOffline,
  })

export const winnersFeedQuery = () =>
  queryOptions({
    queryKey: [keys.winners, 'feed'],
    queryFn: async () => {
      const answer = await (await firstAsks()).askWinners()
      return aged(answer, answer)
    },
    ...keptOffline,
  })

export const jackpotsQuery = () =>
  queryOptions({
    queryKey: [keys.jackpots],
    queryFn: async () => {
      const answer = await (await firstAsks()).askJackpots()
      return aged(answer, answer.data)
    },
    ...keptOffline,
  })
