// Items: on sale, sealed, drawn. Prizes are in prizes.ts.
import type { BeaconChain } from '#src/draws/beacon.ts'
import type { ItemVoid } from '#src/contract/items/documents.ts'
import type { Category } from '#src/contract/items/kinds.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { firstSeen } from '#server/db/queries/log/log-entries.ts'
import { sql } from '#server/db/sql.ts'

export interface NewItem {
  id: string
  name: string
  category: Category
  picture: string | null
  price: Kobo
  chancePrice: Kobo
  /** Instead of the item, before tax. */
  cash: Kobo
}

interface Announced extends NewItem {
  offered: number
  needed: number
  most: number
  opensAt: Date
  closesAt: Date
  drawsAt: Date
  beaconChain: BeaconChain
  beaconRound: number
  commitment: string
}

export const insertItem = (tx: Tx, it: Announced) =>
  tx.one<{ id: string }>`
    insert into item (id, name, category, picture, price, chance_price, cash, offered, needed, most, opens_at,
      closes_at, draws_at, beacon_chain, beacon_round, commitment)
    values (${it.id}, ${it.name}, ${it.category}, ${it.picture}, ${it.price}, ${it.chancePrice}, ${it.cash},
      ${it.offered}, ${it.needed}, ${it.most}, ${it.opensAt}, ${it.closesAt}, ${it.drawsAt},
      ${it.beaconChain}, ${it.beaconRound}, ${it.commitment})
    on conflict (id) do nothing returning id`

export interface ItemRow {
  id: string
  name: string
  category: Category
  picture: string | null
  price: Kobo
  chance_price: Kobo
  cash: Kobo
  offered: number
  needed: number
  most: number
  opens_at: Date
  closes_at: Date
  draws_at: Date
  beacon_chain: BeaconChain
  beacon_round: number
  commitment: string
  state: 'open' | 'sealed' | 'drawn' | 'refunded'
  bids: number
  sold: number
  list: string | null
  sealed_at: Date | null
  beacon_signature: Uint8Array | null
  number: number | null
  reserve: number | null
  why: ItemVoid['reason'] | null
  ended_at: Date | null
}

export const findItem = (tx: Tx, id: string) => tx.one<ItemRow>`select * from item where id = ${id}`

/** The items that exist among these ids, locked in a fixed order. */
export const lockItems = (tx: Tx, ids: readonly string[]) =>
  tx.many<ItemRow>`select * from item where id = any(${ids}::text[]) order by id for update`

export const countIn = (tx: Tx, id: string, numbers: number) =>
  tx.one`update item set sold = sold + ${numbers}, bids = bids + 1 where id = ${id}`

/** Totals over all items that were drawn or refunded. Money in kobo. */
export const findItemSums = async (tx: Tx) =>
  (await tx.one<{
    drawn: number
    given_back: number
    undersold: number
    sold: number
    needed: number
    offered: number
    won: Kobo
    returned: Kobo
    since: Date | null
  }>`
    select count(*) filter (where state = 'drawn') as drawn, count(*) filter (where state = 'refunded')
      as given_back,
      count(*) filter (where why = 'undersold') as undersold, coalesce(sum(sold), 0)::bigint as sold,
      coalesce(sum(needed), 0)::bigint as needed, coalesce(sum(offered), 0)::bigint as offered,
      coalesce(sum(price) filter (where state = 'drawn'), 0)::bigint as won,
      coalesce(sum(sold * chance_price) filter (where state = 'refunded'), 0)::bigint as returned,
      min(ended_at) as since
    from item where ended_at is not null`)!

export interface PublicItem extends ItemRow {
  /** The winner's. */
  phone: string | null
  /** Why it went to the holder of the reserve number, if it did. */
  passed: string | null
}

const shown = sql`
  select i.*, w.phone, p.passed from item i left join item_prize p on p.item_id = i.id
  left join player w on w.id = p.player_id`

export const listItemsOnSale = (tx: Tx) =>
  tx.many<PublicItem>`
    ${shown} where i.state = 'open' and i.closes_at > (select game_clock())
      order by i.closes_at, i.price desc, i.id`

export const listPublicItems = (tx: Tx, ids: readonly string[]) =>
  tx.many<PublicItem>`${shown} where i.id = any(${ids}::text[])`

/** Sealed, drawn or refunded, newest first. */
export const listItemsDone = (tx: Tx, limit: number, offset: number) =>
  tx.many<PublicItem>`
    ${shown} where i.state <> 'open' order by i.closes_at desc, i.id limit ${limit} offset ${offset}`

export const countItemsDone = (tx: Tx) =>
  tx.value<number>`select count(*) as count from item where state <> 'open'`

export const listItems = (tx: Tx, limit: number) =>
  tx.many<ItemRow>`select * from item order by closes_at desc, id limit ${limit}`

export const lockClosedItem = (tx: Tx, but: readonly string[]) =>
  tx.one<ItemRow>`
    select * from item where state = 'open' and closes_at <= (select game_clock()) and id <> all(${but}::text[])
    order by closes_at, id limit 1 for update skip locked`

export const setItemSealed = (tx: Tx, id: string, list: string) =>
  tx.one`update item set state = 'sealed', list = ${list}, sealed_at = game_clock() where id = ${id}`

export interface SealedItem extends ItemRow {
  list: string
  /** When its list first appeared in the log. */
  published_at: Date
  now: Date
}

const sealed = sql`
  select i.*, p.at as published_at, game_clock() as now from item i ${firstSeen('oriire/item-list/v1', 'i.id')}`

export const listDueItems = (tx: Tx, but: readonly string[]) =>
  tx.many<SealedItem>`
    ${sealed} where i.state = 'sealed' and i.draws_at <= (select game_clock()) and i.id <> all(${but}::text[])
    order by i.closes_at, i.id`

export const lockSealedItem = (tx: Tx, id: string) =>
  tx.one<SealedItem>`${sealed} where i.id = ${id} and i.state = 'sealed' for update of i skip locked`

export const setItemDrawn = (
  tx: Tx,
  it: { id: string; beaconSignature: Uint8Array; number: number; reserve: number; at: Date },
) =>
  tx.one`
    update item set state = 'drawn', beacon_signature = ${it.beaconSignature}, number = ${it.number},
      reserve = ${it.reserve}, ended_at = ${it.at} where id = ${it.id}`

export const setItemRefunded = (tx: Tx, id: string, why: ItemVoid['reason']) =>
  tx.one`update item set state = 'refunded', why = ${why}, ended_at = game_clock() where id = ${id}`
