// Standing orders: private like tickets, so never in a shared cache.
import { queryOptions } from '@tanstack/react-query'
import { changeOrder, listOrders, makeOrder } from '#src/contract/players/orders.ts'
import type { NewOrder, Order } from '#src/model/orders.ts'
import { request } from '../client.ts'
import { useSend } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'
import * as keys from '../keys.ts'

const KEY = [keys.tickets, 'orders']

/** Those that may still buy first, then the newest; fifty at most. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: () => request(listOrders, { query: { page: '1', page_size: '50' } }),
    staleTime: 0,
    gcTime: 60_000,
  })

const renewed = () => queryClient.invalidateQueries({ queryKey: KEY })

/** The same `requestKey` makes only one order. */
export const useMakeOrder = () =>
  useSend(
    ({ body, requestKey }: { body: NewOrder; requestKey: string }) =>
      request(makeOrder, { body, requestKey }),
    renewed,
  )

export const useChangeOrder = () =>
  useSend(
    ({ id, state }: { id: string; state: Exclude<Order['state'], 'ended'> }) =>
      request(changeOrder, { params: { id }, body: { state } }),
    renewed,
  )
