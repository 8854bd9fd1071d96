// Items that are won: on sale, drawn, and the player's own bids.
import { queryOptions } from '@tanstack/react-query'
import {
  claimItem,
  findBids,
  getBid,
  getItem,
  listBids,
  listItemDraws,
  listItems,
  placeBids,
  receiveItem,
  showBidPin,
} from '#src/contract/items/items.ts'
import { patiently } from '#src/lib/low-data.ts'
import type { Payment } from '#src/model/tickets.ts'
import type { Body } from '#src/model/words.ts'
import { heardAt } from '../cache/kept.ts'
import { request } from '../client.ts'
import { renew, useSend } from '../sending.ts'
import { askedAnew } from '../cache/asked.ts'
import * as keys from '../keys.ts'

/** ms; numbers sell all the time. */
const EVERY = 10_000
/** ms; what is public stays readable without a network. */
const KEEP_FOR = 7 * 86_400_000

export const itemsQuery = () =>
  queryOptions({
    queryKey: [keys.items],
    gcTime: KEEP_FOR,
    queryFn: async () => (await request(listItems)).results,
    staleTime: 0,
    refetchInterval: patiently(EVERY),
  })

export const itemDrawsQuery = () =>
  queryOptions({
    queryKey: [keys.items, 'drawn'],
    gcTime: KEEP_FOR,
    queryFn: async () => (await request(listItemDraws, { query: { page_size: '20' } })).results,
    staleTime: 60_000,
  })

export const bidsQuery = () =>
  askedAnew([keys.bids], async () => (await request(listBids, { query: { page_size: '50' } })).results)

export const bidQuery = (id: string) =>
  askedAnew([keys.bids, 'one', id], () => request(getBid, { params: { id } }))

/** What this phone checks: everything public about the draw, and the place of the player's bid in it. */
export const itemProofQuery = (itemId: string, bidId?: string) =>
  queryOptions({
    queryKey: [keys.bids, 'proof', itemId, bidId ?? ''],
    queryFn: async () => {
      const [item, bid] = await Promise.all([
        request(getItem, { params: { id: itemId } }),
        bidId === undefined ? undefined : request(getBid, { params: { id: bidId } }),
      ])
      return {
        // Under the id that was requested, so that the record of another item is detected.
        record: { ...item.proof, item: itemId },
        heardAt: heardAt(item),
        bid: bid && { first: bid.first, last: bid.last, proof: bid.proof },
      }
    },
    staleTime: 0,
  })

/** After bids were placed or settled. */
export const renewItems = () => renew(keys.items, keys.bids, keys.user, keys.wallet, keys.tickets)

/** Answers in the form of a payment for a slip. */
export const payForBids = async (body: Body<typeof placeBids>, requestKey: string): Promise<Payment> => ({
  ...(await request(placeBids, { body, requestKey })),
  success: null,
})

/** What became of a payment for bids; never cached. */
export const findBidsPaid = async (requestKey: string) => {
  const { state, answer } = await request(findBids, { params: { key: requestKey } })
  return { state, answer: answer && { ...answer, success: null } }
}

/** Follows a card payment for bids until it has placed them. */
export const bidsByCardQuery = (requestKey: string) =>
  queryOptions({
    queryKey: [keys.bids, 'by-card', requestKey],
    queryFn: () => findBidsPaid(requestKey),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: EVERY,
  })

export const useShowBidPin = (id: string) =>
  useSend((transactionPin: string) => request(showBidPin, { params: { id }, body: { transactionPin } }))

export const useClaimItem = (id: string) =>
  useSend((body: Body<typeof claimItem>) => request(claimItem, { params: { id }, body }), renewItems)

export const useReceiveItem = (id: string) =>
  useSend(() => request(receiveItem, { params: { id } }), renewItems)
