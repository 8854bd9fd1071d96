// The matches on sale, and the best tickets on those that are over. Everybody is told the same, so the worker keeps the answers.
import { queryOptions } from '@tanstack/react-query'
import { listFinalists, listMatchesOnSale } from '#src/contract/matches.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { request } from '../client.ts'
import { aged, keptOffline } from '../front-page.ts'

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

export const finalistsQuery = () =>
  queryOptions({
    queryKey: ['finalists'],
    queryFn: async () => {
      const answer = await request(listFinalists, {})
      return aged(answer, answer.results)
    },
    ...keptOffline,
  })
