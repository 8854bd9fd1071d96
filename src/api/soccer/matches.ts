// The matches on sale, and the best tickets on past ones. The same for everybody, so the worker keeps the answers.
import { queryOptions } from '@tanstack/react-query'
import { listFinalists, listMatchesOnSale, listMatchResults } from '#src/contract/matches.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { request } from '../client.ts'
import { aged, agedQuery, keptOffline } from '../front-page.ts'
import { PAGE, rowsOf } from '../results.ts'
import * as keys from '../keys.ts'

export const matchesQuery = () =>
  queryOptions({
    queryKey: [keys.matches],
    queryFn: async () => {
      const answer = await request(listMatchesOnSale, {})
      return { ...aged(answer, answer.results), mostPaid: answer.mostPaid }
    },
    staleTime: MINUTE,
    gcTime: DAY,
  })

export const finalistsQuery = () =>
  agedQuery(
    [keys.finalists],
    () => request(listFinalists, {}),
    answer => answer.results,
  )

/** The newest fifty decided matches, or all that kicked off on one Lagos day. */
export const matchResultsQuery = (date?: string) =>
  queryOptions({
    queryKey: [keys.results, 'matches', date ?? 'newest'],
    queryFn: () =>
      rowsOf(date, number =>
        request(listMatchResults, { query: { page: String(number), page_size: String(PAGE), date } }),
      ),
    ...keptOffline,
  })
