import { categories, type Category } from '#src/contract/items/kinds.ts'
import type { ItemPassed } from '#src/contract/items/documents.ts'
import { formatDateTime, isDay } from '#src/lib/lagos-time.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { freeGameOf } from '#src/games/awoof/free-line.ts'
import { isPictureAddress } from '#src/games/awoof/picture.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { findHolder } from '#server/db/queries/items/bids.ts'
import { findItem, listItems, lockItems, type ItemRow } from '#server/db/queries/items/items.ts'
import {
  listPrizesOpen,
  lockPrize,
  setPrizePassed,
  setPrizeReceived,
  setPrizeSent,
  setPrizeUnbuyable,
  type PrizeRow,
} from '#server/db/queries/items/prizes.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { openItem } from '#server/deeds/items/open-item.ts'
import { refundItem } from '#server/deeds/items/refund-item.ts'
import { tellPassed, tellWinner } from '#server/deeds/items/tell-winner.ts'
import { post } from '#server/ledger/transfers.ts'
import type { Command } from './place.ts'

const HOW =
  'Say: open-item ID DAY CATEGORY PRICE CHANCE-PRICE CASH [https://…/picture.jpg] NAME, like open-item generator-20261128 2026-11-28 generator 300000 500 255000 Generator 2.5 kVA'

const moneyOf = (text: string): Kobo => {
  const amount = parseMoney(text)
  if (!amount || amount <= 0) throw new Error(HOW)
  return amount
}

/** Opens an item; a word beginning with http before its name is its picture. */
export const openOne: Command = async ({ db, chain, games }, ...words) => {
  const [id = '', day = '', category = '', price = '', chancePrice = '', cash = '', ...rest] = words
  const picture = /^https?:/i.test(rest[0] ?? '') ? rest.shift()! : null
  const name = rest.join(' ').trim()
  if (!/^[a-z0-9-]{3,60}$/.test(id) || !isDay(day) || name.length < 3 || name.length > 80)
    throw new Error(HOW)
  if (!categories.includes(category as Category)) throw new Error(`Say a category: ${categories.join(', ')}`)
  if (picture && !isPictureAddress(picture))
    throw new Error('A picture is an http(s) address that ends in jpg, jpeg, png, webp, avif, gif or svg.')
  if (!chain) throw new Error('This program does not know the beacon of the nodes.')
  const opened = await openItem(db, chain, {
    id,
    name,
    category: category as Category,
    picture,
    price: moneyOf(price),
    chancePrice: moneyOf(chancePrice),
    cash: moneyOf(cash),
    day: Date.parse(`${day}T12:00:00+01:00`),
  })
  return `${name} is on sale until ${formatDateTime(Date.parse(opened.closesAt))}: ${opened.offered} numbers, at least ${opened.needed} for a draw, at most ${opened.most} a player. Each bid brings a free ${formatMoney(freeGameOf(games).stakes[0]!.stake)} line, which stays where stakes go back: ${opened.most} bids of one number bring a player ${opened.most}.`
}

const endOf = ({ state, why, number }: ItemRow): string =>
  state === 'refunded' ? `stakes went back (${why})` : state === 'drawn' ? `number ${number! + 1} won` : state

const lineOf = (it: ItemRow): string =>
  `${it.id}  ${it.name}, ${formatMoney(it.price)}, ${formatDateTime(it.closes_at.getTime())}: ${it.sold} of ${it.offered} sold, ${it.needed} needed, ${endOf(it)}`

const addressOf = (it: PrizeRow): string =>
  it.address ? `: ${it.full_name}, ${it.address}, ${it.city}, ${it.phone}` : ''

/** Prizes that need something done, then the newest items. */
export const items: Command = async ({ db }) => {
  const open = (await listPrizesOpen(db)).map(it => `${it.item_id} is ${it.state}${addressOf(it)}`)
  const rows = (await listItems(db, 20)).map(lineOf)
  return [...open, ...rows].join('\n') || 'There is no item yet.'
}

/** Finds and locks an item, and runs work on it. */
const onItem = (db: Db, id: string, work: (tx: Tx, item: ItemRow) => Promise<string>) =>
  db.tx(async tx => {
    const [item] = await lockItems(tx, [id])
    if (!item) throw new Error(`There is no item ${id}: see items`)
    return work(tx, item)
  })

export const voidItem: Command = ({ db }, id = '') =>
  onItem(db, id, async (tx, item) => {
    if (item.state !== 'open') throw new Error(`It is not on sale any more: ${endOf(item)}.`)
    await refundItem(tx, id, 'called-off')
    return `${item.name} is called off: ${formatMoney(item.sold * item.chance_price)} went back.`
  })

const onPrize = (
  db: Db,
  id: string,
  state: PrizeRow['state'],
  work: (tx: Tx, prize: PrizeRow) => Promise<string>,
) =>
  db.tx(async tx => {
    const prize = await lockPrize(tx, id)
    if (!prize) throw new Error(`Nobody has won ${id}: see items`)
    if (prize.state !== state) throw new Error(`It is ${prize.state}, and would have to be ${state}.`)
    return work(tx, prize)
  })

export const sendItem: Command = ({ db }, id = '', carrier = '', ...parcel) =>
  onPrize(db, id, 'claimed', async (tx, prize) => {
    const number = parcel.join(' ').trim()
    if (prize.unbuyable) throw new Error('It is paid out in cash: it could not be bought.')
    if (!carrier || !number) throw new Error('Say the carrier and its number: send-item ID CARRIER NUMBER')
    await setPrizeSent(tx, id, carrier, number)
    // What was set aside pays for the item.
    await post(tx, [
      { debit: 'items', credit: 'operator_funds', amount: prize.price, kind: 'item-bought', cause: id },
    ])
    await tellWinner(tx, { itemId: id, playerId: prize.player_id, what: 'sent' })
    return `${id} is sent by ${carrier}, ${number}, to${addressOf(prize)}`
  })

export const receivedItem: Command = ({ db }, id = '') =>
  onPrize(db, id, 'sent', async tx => {
    await setPrizeReceived(tx, id)
    return `${id} is received.`
  })

/** For a claimed item that cannot be bought: within a minute, a node pays the cash instead and tells the winner why. */
export const cashItem: Command = ({ db }, id = '', who = '', ...words) =>
  onPrize(db, id, 'claimed', async tx => {
    const why = words.join(' ').trim()
    if (!who || !why)
      throw new Error('Say who you are, and why, as the winner will read it: cash-item ID WHO WHY')
    if (!(await setPrizeUnbuyable(tx, id, { by: who, why }))) throw new Error('That was said already.')
    return `${id} cannot be bought (${who}: ${why}). Its cash alternative is paid within a minute, and the winner is told.`
  })

/** Passes the prize to the reserve, once, while the winner has not chosen. */
export const passItem: Command = ({ db }, id = '', ...words) =>
  onPrize(db, id, 'won', async (tx, prize) => {
    const reason = words.join(' ').trim()
    if (!reason) throw new Error('Say why, as everybody will read it: pass-item ID REASON')
    if (prize.passed) throw new Error('It went to the reserve already.')
    const item = (await findItem(tx, id))!
    const reserve = (await findHolder(tx, id, item.reserve!))!
    if (reserve.player_id === prize.player_id) throw new Error('The reserve number is the same player’s.')
    await setPrizePassed(tx, id, { bidId: reserve.id, playerId: reserve.player_id, why: reason })
    const entry: ItemPassed = { type: 'oriire/item-passed/v1', item: id, reason }
    await appendEntry(tx, id, entry)
    await tellWinner(tx, { itemId: id, playerId: reserve.player_id, what: 'won' })
    await tellPassed(tx, id, prize.player_id)
    return `${id} goes to the holder of the reserve number ${item.reserve! + 1}.`
  })
