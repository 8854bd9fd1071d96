// Draws an item: one of the numbers sold wins it, another stands in reserve.
import * as v from 'valibot'
import { itemList } from '#src/contract/items/documents.ts'
import { resultTag } from '#src/alerts/alert.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { drawItem } from '#src/draws/item.ts'
import { sumRootOf } from '#src/draws/sum-tree.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import type { Tx } from '#server/db/db.ts'
import { insertItemResults } from '#server/db/queries/alerts/item-results.ts'
import { findHolder } from '#server/db/queries/items/bids.ts'
import {
  listDueItems,
  lockSealedItem,
  setItemDrawn,
  type SealedItem,
} from '#server/db/queries/items/items.ts'
import { insertPrize } from '#server/db/queries/items/prizes.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { askBeacon, isExpired, isLate } from '#server/deeds/draws/run-draw.ts'
import { post } from '#server/ledger/transfers.ts'
import { eachOf, strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { refundItem } from './refund-item.ts'
import { tellWinner } from './tell-winner.ts'
import { listTreeOf } from '#server/wire/item-list.ts'

/** The item's price stays aside until it is sent or paid out; the rest is the house's, and the state's share of it. */
const share = (tx: Tx, { settings }: Service, { id, sold, chance_price, price }: SealedItem) => {
  const taken = sold * chance_price
  const goodCauses = Math.floor((taken * settings.GOOD_CAUSES) / 10_000)
  return post(tx, [
    { debit: 'items', credit: 'house', amount: taken - price, kind: 'item-sold', cause: id },
    { debit: 'house', credit: 'good_causes', amount: goodCauses, kind: 'good-causes', cause: id },
  ])
}

const draw = async (service: Service, tx: Tx, item: SealedItem, signature: Uint8Array): Promise<void> => {
  const { root } = v.parse(itemList, JSON.parse(item.list))
  // Draw only from what was signed.
  if (hex(sumRootOf((await listTreeOf(tx, item)).levels).hash) !== root)
    throw new Error(`The bids on ${item.id} are not those of its list`)
  const randomness = randomnessOf(signature)
  const { number, reserve } = drawItem({ randomness, root: fromHex(root), item: item.id }, item.sold)
  const winner = (await findHolder(tx, item.id, number))!
  await setItemDrawn(tx, { id: item.id, beaconSignature: signature, number, reserve, at: item.now })
  await insertPrize(tx, { itemId: item.id, bidId: winner.id, playerId: winner.player_id, wonAt: item.now })
  await share(tx, service, item)
  await appendEntry(tx, item.id, {
    type: 'oriire/item-result/v1',
    item: item.id,
    round: item.beacon_round,
    signature: hex(signature),
    number,
    reserve,
  })
  await tellWinner(tx, { itemId: item.id, playerId: winner.player_id, what: 'won' })
  await insertItemResults(tx, item.id, resultTag(item.id))
  service.log.info({ item: item.id }, 'an item is drawn')
}

/** @returns whether it is drawn or refunded, by us */
const drawOne = async (service: Service, due: SealedItem): Promise<boolean> => {
  const late = isLate(due)
  const signature = late ? undefined : await askBeacon(service, due)
  if (!signature && !late && !isExpired(service, due)) return false
  return service.db.tx(async tx => {
    const item = await lockSealedItem(tx, due.id)
    if (!item) return false
    if (signature) await draw(service, tx, item, signature)
    else await refundItem(tx, item.id, late ? 'list-late' : 'no-round')
    return true
  })
}

/**
 * Draws each sealed item whose round is out. If the list was not in the log before the round, or the round is missing
 * for 24 hours, every stake goes back. Safe on any number of nodes.
 * @returns the ids of items drawn or refunded
 */
export const drawItems = async (service: Service, sweep = strictly): Promise<string[]> =>
  eachOf(sweep, await listDueItems(service.db, sweep.failed), due => drawOne(service, due))
