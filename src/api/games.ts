// Slips, payments and the player's own tickets. Tickets are private: never in a shared cache.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { getTicket, listTickets, lotteryPayment, playLottery, purchaseByKey } from '#src/contract/games.ts'
import type { PlayedTicket } from '#src/model/tickets.ts'
import type { Body } from '#src/model/words.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { request } from './client.ts'
import { renew, useSend } from './sending.ts'
import { askedAnew, newestFifty } from './cache/asked.ts'
import * as keys from './keys.ts'

/** The player's tickets, newest first, fifty at a time. */
export const ticketsQuery = () =>
  infiniteQueryOptions({
    queryKey: [keys.tickets, 'list'],
    queryFn: ({ pageParam }) => request(listTickets, { query: { page: String(pageParam), page_size: '50' } }),
    initialPageParam: 1,
    getNextPageParam: last => (last.page * last.pageSize < last.count ? last.page + 1 : undefined),
    staleTime: 0,
    gcTime: 300_000,
  })

/** Each once: a purchase between fetching two pages pushes the last rows of one on to the next. */
export const playsOf = (pages: readonly { results: readonly PlayedTicket[] }[]): PlayedTicket[] => [
  ...new Map(pages.flatMap(page => page.results.map(row => [row.slipId, row]))).values(),
]

/** As a list that no screen shows. */
export const newestTickets = async () => (await request(listTickets, { query: newestFifty })).results

export const ticketQuery = (id: string) =>
  askedAnew([keys.tickets, 'one', id], () => request(getTicket, { params: { id } }), 5 * MINUTE)

/** The outcome of a payment whose answer was lost; never cached. */
export const findPurchase = (requestKey: string) => request(purchaseByKey, { params: { key: requestKey } })

export const registerSlip = (lotteryType: string, body: Body<typeof playLottery>) =>
  request(playLottery, { query: { lottery_type: lotteryType }, body })

export const payForSlip = (body: Body<typeof lotteryPayment>, requestKey: string) =>
  request(lotteryPayment, { body, requestKey })

export const useRegisterSlip = (lotteryType: string) =>
  useSend((body: Body<typeof playLottery>) => registerSlip(lotteryType, body))

/** After money moved: refetches balances, movements and tickets. */
export const forgetMoney = () => renew(keys.user, keys.wallet, keys.tickets)
