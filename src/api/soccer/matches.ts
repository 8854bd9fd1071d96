// The matches on sale. Everybody is told the same, so the worker keeps the answer.
import { queryOptions } from '@tanstack/react-query'
import { listMatchesOnSale } from '#src/contract/matches.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { request } from '../client.ts'
import { aged } from '../front-page.ts'

export const matchesQuery = () =>
  queryOptions({
    queryKey: ['matches'],
    queryFn: async () => {
      const answer = await request(listMatchesOnSale, {})
      return { ...aged(answer, answer.results), mostPaid: answer.mostPaid }
    },
    staleTime: MINUTE,
    gcTime: DAY,
  })
