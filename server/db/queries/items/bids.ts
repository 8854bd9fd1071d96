// Bids on items, and the free line that comes with each.
import type { AmountType } from '#src/contract/items/kinds.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

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
  tx.one(
    `insert into item_bid (id, item_id, player_id, place, first, amount_type, chances, numbers, cost, wallet, nonce,
       pin_hmac, pin_sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      it.id,
      it.itemId,
      it.playerId,
      it.place,
      it.first,
      it.amountType,
      it.chances,
      it.numbers,
      it.cost,
      it.wallet,
      it.nonce,
      it.pinHmac,
      it.pinSealed,
    ],
  )

/** How many of an item's numbers a player holds. */
export const findHeldNumbers = async (tx: Tx, itemId: string, playerId: number): Promise<number> =>
  (await tx.one<{ held: number }>(
    `select coalesce(sum(numbers), 0)::int as held from item_bid where item_id = $1 and player_id = $2`,
    [itemId, playerId],
  ))!.held

const bids = `select b.*, f.slip_id, f.line from item_bid b join free_line f on f.bid_id = b.id`

export const findBidOf = (tx: Tx, playerId: number, id: string) =>
  tx.one<BidRow>(`${bids} where b.id = $1 and b.player_id = $2`, [id, playerId])

/** For anybody who has the ID. */
export const findBid = (tx: Tx, id: string) => tx.one<BidRow>(`${bids} where b.id = $1`, [id])

export const listBids = (tx: Tx, ids: readonly string[]) =>
  tx.many<BidRow>(`${bids} where b.id = any($1::uuid[])`, [ids])

export const listBidsOf = (tx: Tx, playerId: number, itemId: string | null, limit: number, offset: number) =>
  tx.many<BidRow>(
    `${bids} where b.player_id = $1 and ($2::text is null or b.item_id = $2)
     order by b.bought_at desc, b.place desc limit $3 offset $4`,
    [playerId, itemId, limit, offset],
  )

export const countBidsOf = async (tx: Tx, playerId: number, itemId: string | null): Promise<number> =>
  (await tx.one<{ count: number }>(
    `select count(*) as count from item_bid where player_id = $1 and ($2::text is null or item_id = $2)`,
    [playerId, itemId],
  ))!.count

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
  tx.many<BidLeafRow>(
    'select id, player_id, place, first, numbers, nonce from item_bid where item_id = $1 order by place',
    [itemId],
  )

/** The bid that holds a number. */
export const findHolder = (tx: Tx, itemId: string, number: number) =>
  tx.one<BidLeafRow>(
    `select id, player_id, place, first, numbers, nonce from item_bid
     where item_id = $1 and first <= $2 order by first desc limit 1`,
    [itemId, number],
  )

export const listStakes = (tx: Tx, itemId: string) =>
  tx.many<{ id: string; player_id: number; cost: Kobo; wallet: 'play' | 'bonus' }>(
    'select id, player_id, cost, wallet from item_bid where item_id = $1 order by place',
    [itemId],
  )

interface NewFreeLine {
  bidId: string
  playerId: number
  slipId: string
  game: string
  line: readonly number[]
  stake: Kobo
}

export const insertFreeLine = (tx: Tx, it: NewFreeLine) =>
  tx.one(
    'insert into free_line (bid_id, player_id, slip_id, game, line, stake) values ($1, $2, $3, $4, $5, $6)',
    [it.bidId, it.playerId, it.slipId, it.game, it.line, it.stake],
  )

export interface FreeLineRow {
  bid_id: string
  player_id: number
  slip_id: string
  game: string
  line: number[]
  stake: Kobo
}

const lines = 'select bid_id, player_id, slip_id, game, line, stake from free_line'

export const listFreeLinesDue = (tx: Tx, limit: number) =>
  tx.many<FreeLineRow>(
    `${lines} where bought_at is null and next_at <= (select game_clock()) order by next_at limit $1`,
    [limit],
  )

export const lockFreeLine = (tx: Tx, bidId: string) =>
  tx.one<FreeLineRow>(`${lines} where bid_id = $1 and bought_at is null for update skip locked`, [bidId])

export const setFreeLineBought = (tx: Tx, bidId: string) =>
  tx.one('update free_line set bought_at = game_clock() where bid_id = $1', [bidId])

export const postponeFreeLine = (tx: Tx, bidId: string, seconds: number) =>
  tx.one(
    `update free_line set next_at = game_clock() + make_interval(secs => $2)
     where bid_id = $1 and bought_at is null`,
    [bidId, seconds],
  )
