// Items that are won, and bids on them.
import * as v from 'valibot'
import { call } from '#src/contract/call.ts'
import { visible } from '#src/lib/fields/typed.ts'
import {
  amountText,
  filled,
  instant,
  nairaNumber,
  pageOf,
  pageQuery,
  phone,
  said,
} from '#src/contract/words.ts'
import { amountType, category, itemRecord, itemState, itemVoid, listedBid } from './documents.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What a chance of each kind costs. */
const lifeStyle = v.object({
  easy: v.optional(nairaNumber),
  steady: v.optional(nairaNumber),
  big: v.optional(nairaNumber),
})

const item = v.object({
  id: v.string(),
  name: v.string(),
  category,
  /** As the operator gave it; shown only from our own site. */
  picture: v.nullable(v.string()),
  item_price: nairaNumber,
  /** Price of one number. */
  chance_price: nairaNumber,
  /** Paid instead of the item, before tax. */
  cash: nairaNumber,
  life_style: lifeStyle,
  offered: count,
  needed: count,
  /** The most numbers one player may hold. */
  most: count,
  sold: count,
  closes_at: instant,
  draws_at: instant,
  state: itemState,
  /** The number that won, counted from 1: the reserve if the first one's holder may not win; null until then. */
  number: v.nullable(count),
  /** Why every stake went back. */
  why: v.nullable(itemVoid.entries.reason),
  phone_number: v.string(), // the winner's, masked; empty if nobody won
})

export const listItems = call({
  method: 'GET',
  path: '/api/v1/items/',
  who: 'anyone',
  answer: v.object({ results: v.array(item) }),
})

export const listItemDraws = call({
  method: 'GET',
  path: '/api/v1/item_draws/',
  who: 'anyone',
  query: pageQuery,
  answer: pageOf(item),
})

export const getItem = call({
  method: 'GET',
  path: '/api/v1/items/:id/',
  who: 'anyone',
  answer: v.object({ ...item.entries, proof: itemRecord }),
})

/** won: the winner chooses; cash: the cash alternative was paid. */
const prize = v.object({
  state: v.picklist(['won', 'claimed', 'sent', 'received', 'cash']),
  won_at: instant,
  /** The cash alternative is paid by then if nothing is chosen. */
  choose_by: instant,
  carrier: v.nullable(v.string()),
  parcel: v.nullable(v.string()),
  address: v.nullable(v.string()),
  tax: nairaNumber, // of the cash
  /** Why the item could not be bought, if the cash was paid for that reason. */
  unbuyable: v.optional(v.nullable(v.string()), null),
})

const bidStatus = v.picklist(['Pending', 'Won', 'Lost', 'Refunded'])

const bid = v.object({
  status: bidStatus,
  bidId: v.string(),
  purchaseType: v.picklist(['play', 'bonus']),
  item,
  bidAmount: nairaNumber,
  amount_type: amountType,
  chances: count,
  /** The numbers it holds, counted from 1. */
  first: count,
  last: count,
  /** The free line: its numbers and its ticket, which is bought in the next batch. */
  instantCashoutPicks: v.object({ lucky_number: v.array(v.number()), game_play_id: v.string() }),
  date: instant,
  prize: v.nullable(prize),
})

const chances = v.pipe(
  v.number('Say how many chances'),
  v.integer('Say how many chances'),
  v.minValue(1, 'At least one chance'),
  v.maxValue(100_000, 'Fewer chances'),
)

const ITEMS = 'Choose one to five items, each once'

export const placeBids = call({
  method: 'POST',
  path: '/api/v1/bids/',
  who: 'player',
  once: true,
  body: v.object({
    bids: v.pipe(
      v.array(v.object({ item_id: filled(60), amount_type: amountType, chances }), ITEMS),
      v.minLength(1, ITEMS),
      v.maxLength(5, ITEMS),
      v.check(some => new Set(some.map(it => it.item_id)).size === some.length, ITEMS),
    ),
    amount: amountText,
    from_play_wallet: v.boolean(),
    from_referral_wallet: v.boolean(),
    /** Opens a card top-up for the amount, or for the smallest top-up if that is more. */
    card_payment: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    message: v.string(),
    payment_link: v.nullable(v.string()),
    reference: v.nullable(v.string()),
    bids: v.array(
      v.object({
        ...bid.entries,
        /** Every number it holds. */
        all_tickets: v.array(count),
        cashoutPin: v.pipe(v.string(), v.regex(/^\d{6}$/)),
      }),
    ),
  }),
})

export const findBids = call({
  method: 'GET',
  path: '/api/v1/bid_purchases/:key/',
  who: 'player',
  answer: v.object({ state: v.picklist(['done', 'unknown']), answer: v.nullable(placeBids.answer) }),
})

export const listBids = call({
  method: 'GET',
  path: '/api/v1/bids/',
  who: 'player',
  query: v.object({ ...pageQuery.entries, item_id: v.optional(filled(60)) }),
  answer: pageOf(bid),
})

export const getBid = call({
  method: 'GET',
  path: '/api/v1/bids/:id/',
  who: 'player',
  answer: v.object({ ...bid.entries, proof: v.nullable(listedBid) }),
})

export const showBidPin = call({
  method: 'POST',
  path: '/api/v1/bids/:id/pin/',
  who: 'player',
  body: v.object({ transaction_pin: filled(10) }),
  answer: v.object({ cashoutPin: v.string() }),
})

const cashoutPin = v.pipe(filled(10), v.regex(/^\d{6}$/, 'The cash-out PIN has 6 digits'))
const WHOLE = 'Write house, street and area'
const TOWN = 'Write the town and the state'

/** An item's delivery address: each field with the complaint if it is missing. */
const places = [
  ['full_name', (text: string) => text.length >= 3, 'Write first and last name'],
  ['address', (text: string) => text.length >= 8 && /\p{L}{2}/u.test(text), WHOLE],
  ['city', (text: string) => /\p{L}{2}/u.test(text), TOWN],
  ['phone', (text: string) => v.safeParse(phone, text).success, 'Give a Nigerian mobile number'],
] as const

const text = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most), visible), '')

/** All but the PIN are needed only if the item itself is chosen. */
const claim = v.pipe(
  v.object({
    way: v.picklist(['item', 'cash'], 'Choose the item or the money'),
    cashout_pin: cashoutPin,
    full_name: text(80),
    address: text(200),
    city: text(60),
    phone: text(20),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.way === 'cash') return
    const input = dataset.value
    for (const [key, isGood, message] of places)
      if (!isGood(input[key]))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
  }),
)

export const claimItem = call({
  method: 'POST',
  path: '/api/v1/items/:id/claim/',
  who: 'player',
  body: claim,
  answer: said,
})

export const receiveItem = call({
  method: 'POST',
  path: '/api/v1/items/:id/received/',
  who: 'player',
  answer: said,
})
