// What the front page shows. Kept for a week, as offline pages live on it.
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { firstAsks } from './asks.ts'
import { heardAt } from './cache/kept.ts'
import * as keys from './keys.ts'

/** Rows and when the service gave them, which may be long ago if cached. */
interface Aged<T> {
  rows: T
  at: number
}

export const aged = <T>(answer: object, rows: T): Aged<T> => ({ rows, at: heardAt(answer) })

export const keptOffline = { staleTime: MINUTE, gcTime: 7 * DAY } as const

/** @param rowsOf by default the whole answer */
export const agedQuery = <Answer extends object, Rows = Answer>(
  queryKey: QueryKey,
  ask: () => Promise<Answer>,
  rowsOf = (answer: Answer) => answer as unknown as Rows,
) =>
  queryOptions({
    queryKey,
    queryFn: async () => {
      const answer = await ask()
      return aged(answer, rowsOf(answer))
    },
    ...keptOffline,
  })

/** Each game's latest draw. */
export const latestResultsQuery = () =>
  agedQuery(
    [keys.results, 'latest'],
    async () => (await firstAsks()).askLatestResults(),
    answer => answer.results,
  )

export const winnersFeedQuery = () =>
  agedQuery([keys.winners, 'feed'], async () => (await firstAsks()).askWinners())

export const jackpotsQuery = () =>
  agedQuery(
    [keys.jackpots],
    async () => (await firstAsks()).askJackpots(),
    answer => answer.data,
  )
