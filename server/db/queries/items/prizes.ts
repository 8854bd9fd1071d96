// Items that were won, until their winners have them.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface PrizeRow {
  item_id: string
  bid_id: string
  player_id: number
  state: 'won' | 'claimed' | 'sent' | 'received' | 'cash'
  won_at: Date
  reminded: number
  passed: string | null
  /** From when on the holder of the reserve number may choose. */
  passed_at: Date | null
  /** Why the item cannot be bought, so that the money is paid instead. */
  unbuyable: string | null
  name: string
  full_name: string | null
  address: string | null
  city: string | null
  phone: string | null
  carrier: string | null
  parcel: string | null
  sent_at: Date | null
  ended_at: Date | null
  tax: Kobo
  price: Kobo
  cash: Kobo
  /** Of the bid that won. */
  cost: Kobo
}

const prizes = sql`
  select p.*, i.name, i.price, i.cash, b.cost
  from item_prize p join item i on i.id = p.item_id join item_bid b on b.id = p.bid_id`

export const insertPrize = (tx: Tx, it: { itemId: string; bidId: string; playerId: number; wonAt: Date }) =>
  tx.one`
    insert into item_prize (item_id, bid_id, player_id, won_at)
    values (${it.itemId}, ${it.bidId}, ${it.playerId}, ${it.wonAt})`

export const findPrize = (tx: Tx, itemId: string) => tx.one<PrizeRow>`${prizes} where p.item_id = ${itemId}`

export const lockPrize = (tx: Tx, itemId: string) =>
  tx.one<PrizeRow>`${prizes} where p.item_id = ${itemId} for update of p`

export const listPrizesOfBids = (tx: Tx, bidIds: readonly string[]) =>
  tx.many<PrizeRow>`${prizes} where p.bid_id = any(${bidIds}::uuid[])`

export interface ItemWinner {
  bid_id: string
  name: string
  price: Kobo
  cost: Kobo
  phone: string
  won_at: Date
}

const winners = sql`
  select p.bid_id, i.name, i.price, b.cost, w.phone, p.won_at
  from item_prize p join item i on i.id = p.item_id join item_bid b on b.id = p.bid_id
    join player w on w.id = p.player_id`

export const listTopItemWinners = (tx: Tx, from: Date, limit: number) =>
  tx.many<ItemWinner>`
    ${winners} where p.won_at >= ${from} order by i.price desc, p.won_at desc limit ${limit}`

/** Newest first; between two instants (`to` exclusive). */
export const listItemWinners = (tx: Tx, days: { from: Date; to: Date } | undefined, limit: number) =>
  tx.many<ItemWinner>`
    ${winners}
    where ${days?.from}::timestamptz is null or p.won_at >= ${days?.from}
      and p.won_at < ${days?.to}
    order by p.won_at desc, p.item_id limit ${limit}`

/** Prizes that the operator has to do something about. */
export const listPrizesOpen = (tx: Tx) =>
  tx.many<PrizeRow>`${prizes} where p.state in ('won', 'claimed', 'sent') order by p.won_at`

interface Address {
  fullName: string
  address: string
  city: string
  phone: string
}

export const setPrizeClaimed = (tx: Tx, itemId: string, it: Address) =>
  tx.one`
    update item_prize
    set state = 'claimed', full_name = ${it.fullName}, address = ${it.address}, city = ${it.city},
      phone = ${it.phone},
      claimed_at = game_clock() where item_id = ${itemId}`

export const setPrizeSent = (tx: Tx, itemId: string, carrier: string, parcel: string) =>
  tx.one`
    update item_prize set state = 'sent', carrier = ${carrier}, parcel = ${parcel}, sent_at = game_clock()
    where item_id = ${itemId}`

export const setPrizeReceived = (tx: Tx, itemId: string) =>
  tx.one`update item_prize set state = 'received', ended_at = game_clock() where item_id = ${itemId}`

export const setPrizeCash = (tx: Tx, itemId: string, tax: Kobo) =>
  tx.one`
    update item_prize set state = 'cash', tax = ${tax}, ended_at = game_clock() where item_id = ${itemId}`

export const setPrizePassed = (
  tx: Tx,
  itemId: string,
  it: { bidId: string; playerId: number; why: string },
) =>
  tx.one`
    update item_prize set bid_id = ${it.bidId}, player_id = ${it.playerId}, passed = ${it.why},
      passed_at = game_clock(), reminded = 0
    where item_id = ${itemId}`

/** Prizes left unchosen for so many days that the next reminder is due, or after the last one the money. */
export const listPrizesWaiting = (tx: Tx, days: readonly number[]) =>
  tx.many<{ item_id: string; player_id: number; reminded: number }>`
    select item_id, player_id, reminded from item_prize where state = 'won'
      and coalesce(passed_at, won_at) + make_interval(days => (${days}::int[])[reminded + 1]) <= (select game_clock())
    order by won_at limit 100`

export const setPrizeUnbuyable = (tx: Tx, itemId: string, { by, why }: { by: string; why: string }) =>
  tx.one`
    update item_prize set unbuyable = ${why}, unbuyable_by = ${by} where item_id = ${itemId} and state = 'claimed'
      and unbuyable is null returning true`

export const listPrizesUnbuyable = (tx: Tx) =>
  tx.many<{ item_id: string }>`
    select item_id from item_prize where state = 'claimed' and unbuyable is not null
    order by won_at limit 100`

/** @returns whether this caller is the one who reminds */
export const setReminded = (tx: Tx, itemId: string, before: number) =>
  tx.any`
    update item_prize set reminded = reminded + 1 where item_id = ${itemId} and reminded = ${before}
      and state = 'won'
    returning true`
