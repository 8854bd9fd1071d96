// Standing orders: private like tickets, so never in a shared cache.
import { changeOrder, listOrders, makeOrder } from '#src/contract/players/orders.ts'
import type { NewOrder, Order } from '#src/model/orders.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { request } from '../client.ts'
import { useSend } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'
import { askedAnew, newestFifty } from '../cache/asked.ts'
import * as keys from '../keys.ts'

const KEY = [keys.tickets, 'orders']

/** Those that may still buy first, then the newest; fifty at most. */
export const ordersQuery = () => askedAnew(KEY, () => request(listOrders, { query: newestFifty }), MINUTE)

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
