// Draws of the jackpots, and what anybody needs to check one.
import { queryOptions } from '@tanstack/react-query'
import { getJackpotDraw, listJackpotDraws } from '#src/contract/jackpots.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { request } from './client.ts'

export const jackpotDrawsQuery = () =>
  queryOptions({
    queryKey: ['jackpots', 'draws'],
    queryFn: async () => (await request(listJackpotDraws, { query: { page_size: '6' } })).results,
    staleTime: MINUTE,
    gcTime: 7 * DAY,
  })

/** The record of a draw; what is drawn never changes. */
export const jackpotDrawQuery = (id: string) =>
  queryOptions({
    queryKey: ['jackpots', 'draw', id],
    queryFn: () => request(getJackpotDraw, { params: { id } }),
    staleTime: MINUTE,
    gcTime: 7 * DAY,
  })
