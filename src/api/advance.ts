// Draws paid in advance: private like tickets, so never in a shared cache.
import { queryOptions } from '@tanstack/react-query'
import { buyInAdvance, cancelAdvance, getAdvance, listAdvances } from '#src/contract/advance.ts'
import type { Answer, Body } from '#src/model/words.ts'
import { request } from './client.ts'
import { forgetMoney } from './games.ts'
import { useSend } from './sending.ts'
import * as keys from './keys.ts'

export type Advance = Answer<typeof getAdvance>

export const payInAdvance = (body: Body<typeof buyInAdvance>, requestKey: string) =>
  request(buyInAdvance, { body, requestKey })

/** The latest fifty. */
export const advancesQuery = () =>
  queryOptions({
    queryKey: [keys.tickets, 'advances'],
    queryFn: () => request(listAdvances, { query: { page: '1', page_size: '50' } }),
    staleTime: 0,
    gcTime: 60_000,
  })

export const advanceQuery = (id: string) =>
  queryOptions({
    queryKey: [keys.tickets, 'advance', id],
    queryFn: () => request(getAdvance, { params: { id } }),
    staleTime: 0,
    gcTime: 60_000,
  })

/** Cancels the remaining draws. The same `requestKey` refunds only once. */
export const useCancelAdvance = () =>
  useSend(
    ({ id, requestKey }: { id: string; requestKey: string }) =>
      request(cancelAdvance, { params: { id }, requestKey }),
    forgetMoney,
  )
