// Bids on items, and the free line that comes with each.
import type { AmountType } from '#src/contract/items/kinds.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface BidRow {
  id: string
  item_id: string
  player_id: number
  place: number
  first: number
  amount_type: AmountType
  chances: number
  numbers: number
  cost: Kobo
  wallet: 'play' | 'bonus'
  nonce: Uint8Array
  pin_hmac: Uint8Array
  pin_sealed: string
  bought_at: Date
  /** The slip of its free line. */
  slip_id: string
  line: number[]
}

interface NewBid {
  id: string
  itemId: string
  playerId: number
  place: number
  first: number
  amountType: AmountType
  chances: number
  numbers: number
  cost: Kobo
  wallet: 'play' | 'bonus'
  nonce: Uint8Array
  pinHmac: Uint8Array
  pinSealed: string
}

export const insertBid = (tx: Tx, it: NewBid) =>
  tx.one`
    insert into item_bid (id, item_id, player_id, place, first, amount_type, chances, numbers, cost, wallet, nonce,
      pin_hmac, pin_sealed)
    values (${it.id}, ${it.itemId}, ${it.playerId}, ${it.place}, ${it.first}, ${it.amountType},
      ${it.chances}, ${it.numbers}, ${it.cost}, ${it.wallet}, ${it.nonce}, ${it.pinHmac}, ${it.pinSealed})`

/** How many of an item's numbers a player holds. */
export const findHeldNumbers = (tx: Tx, itemId: string, playerId: number) =>
  tx.value<number>`
    select coalesce(sum(numbers), 0)::int as held from item_bid
    where item_id = ${itemId} and player_id = ${playerId}`

const bids = sql`select b.*, f.slip_id, f.line from item_bid b join free_line f on f.bid_id = b.id`

export const findBidOf = (tx: Tx, playerId: number, id: string) =>
  tx.one<BidRow>`${bids} where b.id = ${id} and b.player_id = ${playerId}`

/** For anybody who has the ID. */
export const findBid = (tx: Tx, id: string) => tx.one<BidRow>`${bids} where b.id = ${id}`

export const listBids = (tx: Tx, ids: readonly string[]) =>
  tx.many<BidRow>`${bids} where b.id = any(${ids}::uuid[])`

export const listBidsOf = (tx: Tx, playerId: number, itemId: string | null, limit: number, offset: number) =>
  tx.many<BidRow>`
    ${bids} where b.player_id = ${playerId} and (${itemId}::text is null or b.item_id = ${itemId})
    order by b.bought_at desc, b.place desc limit ${limit} offset ${offset}`

export const countBidsOf = (tx: Tx, playerId: number, itemId: string | null) =>
  tx.value<number>`
    select count(*) as count from item_bid
    where player_id = ${playerId} and (${itemId}::text is null or item_id = ${itemId})`

export interface BidLeafRow {
  id: string
  player_id: number
  place: number
  first: number
  numbers: number
  nonce: Uint8Array
}

/** In leaf order. */
export const listLeavesOf = (tx: Tx, itemId: string) =>
  tx.many<BidLeafRow>`
    select id, player_id, place, first, numbers, nonce from item_bid where item_id = ${itemId} order by place`

export const findHolder = (tx: Tx, itemId: string, number: number) =>
  tx.one<BidLeafRow>`
    select id, player_id, place, first, numbers, nonce from item_bid
    where item_id = ${itemId} and first <= ${number} order by first desc limit 1`

export const listStakes = (tx: Tx, itemId: string) =>
  tx.many<{ id: string; player_id: number; cost: Kobo; wallet: 'play' | 'bonus' }>`
    select id, player_id, cost, wallet from item_bid where item_id = ${itemId} order by place`

interface NewFreeLine {
  bidId: string
  playerId: number
  slipId: string
  game: string
  line: readonly number[]
  stake: Kobo
}

export const insertFreeLine = (tx: Tx, it: NewFreeLine) =>
  tx.one`
    insert into free_line (bid_id, player_id, slip_id, game, line, stake)
    values (${it.bidId}, ${it.playerId}, ${it.slipId}, ${it.game}, ${it.line}, ${it.stake})`

export interface FreeLineRow {
  bid_id: string
  player_id: number
  slip_id: string
  game: string
  line: number[]
  stake: Kobo
}

const lines = sql`select bid_id, player_id, slip_id, game, line, stake from free_line`

/** In no order, or those that cannot be bought would always come first. */
export const listFreeLinesDue = (tx: Tx, limit: number) =>
  tx.many<FreeLineRow>`
    ${lines} where bought_at is null and next_at <= (select game_clock()) order by random() limit ${limit}`

export const lockFreeLine = (tx: Tx, bidId: string) =>
  tx.one<FreeLineRow>`${lines} where bid_id = ${bidId} and bought_at is null for update skip locked`

export const setFreeLineBought = (tx: Tx, bidId: string) =>
  tx.one`update free_line set bought_at = game_clock() where bid_id = ${bidId}`

export const postponeFreeLine = (tx: Tx, bidId: string, seconds: number) =>
  tx.one`
    update free_line set next_at = game_clock() + make_interval(secs => ${seconds})
    where bid_id = ${bidId} and bought_at is null`
