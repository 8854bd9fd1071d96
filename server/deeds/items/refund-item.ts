// Every stake on an item goes back to the wallet it came from; the free lines stay.
import type { ItemVoid } from '#src/contract/items/documents.ts'
import type { Tx } from '#server/db/db.ts'
import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import { listStakes } from '#server/db/queries/items/bids.ts'
import { setItemRefunded } from '#server/db/queries/items/items.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { takeBackBids } from './count-bids.ts'
import { itemReference } from './item-reference.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'

/** The caller holds the item's row. */
export const refundItem = async (tx: Tx, id: string, reason: ItemVoid['reason']): Promise<void> => {
  const stakes = await listStakes(tx, id)
  await post(
    tx,
    stakes.map(it => ({
      debit: 'items',
      credit: walletCode(it.player_id, it.wallet),
      amount: it.cost,
      kind: 'bid-back',
      cause: it.id,
    })),
  )
  await takeBackBids(tx, id)
  await setItemRefunded(tx, id, reason)
  const entry: ItemVoid = { type: 'oriire/item-void/v1', item: id, reason }
  await appendEntry(tx, id, entry)
  for (const playerId of new Set(stakes.map(it => it.player_id)))
    await insertMoneyAlert(tx, {
      reference: itemReference(id, 'back', playerId),
      playerId,
      item: 'refunded',
    })
}
