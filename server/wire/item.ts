// Items and bids in wire format.
import * as v from 'valibot'
import { awoof } from '#src/games/awoof/game.ts'
import type { AnswerIn } from '#src/contract/call.ts'
import { itemList, type ItemRecord, type ListedBid } from '#src/contract/items/documents.ts'
import type { listTickets } from '#src/contract/games.ts'
import type { lotteryWinners } from '#src/contract/results.ts'
import type { getBid, getItem, listBids, listItems, placeBids } from '#src/contract/items/items.ts'
import { roundTime } from '#src/draws/schedule.ts'
import { sumPathOf } from '#src/draws/sum-tree.ts'
import { CHOOSE_WITHIN, lifeStyleOf } from '#src/games/awoof/rules.ts'
import type { Pins } from '#src/draws/pins.ts'
import { hex } from '#src/lib/bytes.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo, naira } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import type { Tx } from '#server/db/db.ts'
import { findHolder, type BidRow } from '#server/db/queries/items/bids.ts'
import { listPublicItems, type PublicItem } from '#server/db/queries/items/items.ts'
import { listPrizesOfBids, type ItemWinner, type PrizeRow } from '#server/db/queries/items/prizes.ts'
import { findEntry } from '#server/db/queries/log/log-entries.ts'
import type { Signer } from '#server/ports/signer.ts'
import { commitmentOf, listTreeOf } from './item-list.ts'
import { loggedOf } from './logged.ts'

type ItemOnWire = AnswerIn<typeof listItems>['results'][number]
type GamePlay = AnswerIn<typeof listTickets>['results'][number]
type WinnerRow = AnswerIn<typeof lotteryWinners>['games'][number]
type BidOnWire = AnswerIn<typeof listBids>['results'][number]

/** As drawn, from 0; the reserve number if the holder of the first may not win. */
const numberOf = ({ number, reserve, passed }: PublicItem) => (passed === null ? number : reserve)

export const itemOnWire = (row: PublicItem): ItemOnWire => ({
  id: row.id,
  name: row.name,
  category: row.category,
  picture: row.picture,
  item_price: naira(row.price),
  chance_price: naira(row.chance_price),
  cash: naira(row.cash),
  life_style: Object.fromEntries(
    Object.entries(lifeStyleOf({ price: row.price, chancePrice: row.chance_price })).map(([type, amount]) => [
      type,
      naira(amount),
    ]),
  ),
  offered: row.offered,
  needed: row.needed,
  most: row.most,
  sold: row.sold,
  closes_at: row.closes_at.toISOString(),
  draws_at: row.draws_at.toISOString(),
  state: row.state,
  number: row.number === null ? null : numberOf(row)! + 1,
  why: row.why,
  phone_number: row.phone ? maskPhone(row.phone) : '',
})

/** ms. The holder of the reserve number has as long as the winner had. */
export const chooseBy = ({ won_at, passed_at }: PrizeRow): number =>
  (passed_at ?? won_at).getTime() + CHOOSE_WITHIN * DAY

const prizeOnWire = (it: PrizeRow): BidOnWire['prize'] => ({
  state: it.state,
  won_at: it.won_at.toISOString(),
  choose_by: new Date(chooseBy(it)).toISOString(),
  carrier: it.carrier,
  parcel: it.parcel,
  address: it.address && [it.full_name, it.address, it.city, it.phone].join(', '),
  tax: naira(it.tax),
  unbuyable: it.unbuyable,
})

const statusOf = (item: PublicItem, prize: PrizeRow | undefined): BidOnWire['status'] => {
  if (item.state === 'refunded') return 'Refunded'
  if (item.state !== 'drawn') return 'Pending'
  return prize ? 'Won' : 'Lost'
}

const bidOnWire = (bid: BidRow, item: PublicItem, prize: PrizeRow | undefined): BidOnWire => ({
  status: statusOf(item, prize),
  bidId: bid.id,
  purchaseType: bid.wallet,
  item: itemOnWire(item),
  bidAmount: naira(bid.cost),
  amount_type: bid.amount_type,
  chances: bid.chances,
  first: bid.first + 1,
  last: bid.first + bid.numbers,
  instantCashoutPicks: { lucky_number: bid.line, game_play_id: bid.slip_id },
  date: bid.bought_at.toISOString(),
  prize: prize ? prizeOnWire(prize) : null,
})

export const bidsOnWire = async (tx: Tx, bids: readonly BidRow[]): Promise<BidOnWire[]> => {
  const ids = bids.map(it => it.id)
  const rows = await listPublicItems(tx, [...new Set(bids.map(it => it.item_id))])
  const items = new Map(rows.map(it => [it.id, it]))
  const prizes = new Map((await listPrizesOfBids(tx, ids)).map(it => [it.bid_id, it]))
  return bids.map(bid => bidOnWire(bid, items.get(bid.item_id)!, prizes.get(bid.id)))
}

/** A row of the history; an item that was won counts with its price. */
export const bidPlayOnWire = ({ item, prize, ...bid }: BidOnWire): GamePlay => {
  const won = prize?.state === 'cash' ? naira(kobo(item.cash) - kobo(prize.tax)) : item.item_price
  const back = { Pending: 0, Lost: 0, Won: won, Refunded: bid.bidAmount }
  return {
    game_play_id: bid.bidId,
    game_type: awoof.lotteryType,
    batch_id: item.id,
    status: bid.status,
    stake_amount: bid.bidAmount,
    number_of_ticket: bid.last - bid.first + 1,
    won: bid.status === 'Won',
    lost: bid.status === 'Lost',
    amount_won: bid.status === 'Won' ? item.item_price : 0,
    came_back: back[bid.status],
    date: bid.date,
    item: {
      id: item.id,
      name: item.name,
      first: bid.first,
      last: bid.last,
      number: item.number,
      draws_at: item.draws_at,
    },
  }
}

/** An item counts with its price. */
export const itemWinnerOnWire = (row: ItemWinner): WinnerRow => ({
  date_won: row.won_at.toISOString(),
  lotto_type: awoof.lotteryType,
  phone_number: maskPhone(row.phone),
  stake_amount: naira(row.cost),
  earning: naira(row.price),
  win_type: row.name,
  game_play_id: row.bid_id,
  listed_at: null,
})

/** The answer to a purchase, and to a repetition of it with the same key. */
export const boughtOnWire = async (
  tx: Tx,
  bids: readonly BidRow[],
  pinOf: (bid: BidRow) => string,
): Promise<AnswerIn<typeof placeBids>['bids']> =>
  (await bidsOnWire(tx, bids)).map((it, at) => ({
    ...it,
    all_tickets: Array.from({ length: it.last - it.first + 1 }, (_, place) => it.first + place),
    cashoutPin: pinOf(bids[at]!),
  }))

type Tree = Awaited<ReturnType<typeof listTreeOf>>

const listed = ({ leaves, levels }: Tree, place: number): ListedBid => ({
  leaf: leaves[place]!,
  path: sumPathOf(levels, place).map(step => ({ ...step, hash: hex(step.hash) })),
})

/** With its path to the root once its item's list is sealed. */
export const bidWithProof = async (tx: Tx, bid: BidRow): Promise<AnswerIn<typeof getBid>> => {
  const [shown] = await bidsOnWire(tx, [bid])
  const [item] = await listPublicItems(tx, [bid.item_id])
  return { ...shown!, proof: item!.list ? listed(await listTreeOf(tx, item!), bid.place) : null }
}

const entryOf = async <Entry>(tx: Tx, type: string, id: string, before: Date | null, quorum: number) => {
  const text = await findEntry(tx, type, id)
  return text
    ? { entry: JSON.parse(text) as Entry, logged: await loggedOf(tx, type, id, before, quorum) }
    : null
}

export const itemRecordOnWire = async (
  tx: Tx,
  row: PublicItem,
  { signer, pins }: { signer: Signer; pins: Pins },
): Promise<AnswerIn<typeof getItem>> => {
  const round = new Date(roundTime(row.beacon_round))
  const tree = row.number === null ? undefined : await listTreeOf(tx, row)
  const holderOf = async (number: number | null) =>
    tree && number !== null ? listed(tree, (await findHolder(tx, row.id, number))!.place) : null
  const proof: ItemRecord = {
    item: row.id,
    state: row.state,
    commitment: commitmentOf(row),
    announced: await loggedOf(tx, 'oriire/item/v1', row.id, row.closes_at, pins.quorum),
    list: row.list
      ? {
          list: v.parse(itemList, JSON.parse(row.list)),
          logged: await loggedOf(tx, 'oriire/item-list/v1', row.id, round, pins.quorum),
        }
      : null,
    draw:
      row.number === null
        ? null
        : {
            signature: hex(row.beacon_signature!),
            number: row.number,
            reserve: row.reserve!,
            drawnAt: row.ended_at!.toISOString(),
          },
    winner: await holderOf(row.number),
    reserve: await holderOf(row.reserve),
    void: await entryOf(tx, 'oriire/item-void/v1', row.id, round, pins.quorum),
    passed: await entryOf(tx, 'oriire/item-passed/v1', row.id, null, pins.quorum),
    keyEntries: signer.keyEntries,
  }
  return { ...itemOnWire(row), proof }
}
