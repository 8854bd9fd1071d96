// At closing an item's bids become a list in the log, or go back if too few numbers were sold.
import type { ItemList } from '#src/contract/items/documents.ts'
import { sumRootOf } from '#src/draws/sum-tree.ts'
import { hex } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Tx } from '#server/db/db.ts'
import { lockClosedItem, setItemSealed, type ItemRow } from '#server/db/queries/items/items.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { listTreeOf } from '#server/wire/item-list.ts'
import { countBids } from './count-bids.ts'
import { refundItem } from './refund-item.ts'

const seal = async (tx: Tx, item: ItemRow): Promise<void> => {
  const { leaves, commitment, levels } = await listTreeOf(tx, item)
  const root = sumRootOf(levels)
  if (root.sum !== item.sold) throw new Error(`The bids on ${item.id} do not add up`)
  const list: ItemList = {
    type: 'oriire/item-list/v1',
    item: item.id,
    commitment,
    bids: leaves.length,
    numbers: root.sum,
    root: hex(root.hash),
  }
  await setItemSealed(tx, item.id, canonicalJson(list))
  await countBids(tx, item)
  await appendEntry(tx, item.id, list)
}

/** Safe on any number of nodes. @returns the id of an item sealed or refunded, undefined if none has closed */
export const sealItem = ({ db }: Pick<Service, 'db'>, sweep = strictly): Promise<string | undefined> =>
  db.tx(async tx => {
    const item = await lockClosedItem(tx, sweep.failed)
    if (!item) return undefined
    sweep.takes(item.id)
    if (item.sold < item.needed) await refundItem(tx, item.id, 'undersold')
    else await seal(tx, item)
    return item.id
  })
