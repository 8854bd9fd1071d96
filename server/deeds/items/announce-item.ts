// Announces an item: what it costs and when it is drawn go into the log before the first bid.
import type { ItemCommitment } from '#src/contract/items/documents.ts'
import type { BeaconChain } from '#src/draws/beacon.ts'
import { ITEM_METHOD } from '#src/draws/item.ts'
import { JACKPOT_MARGIN, roundFrom } from '#src/draws/schedule.ts'
import { mostOf, neededOf, offeredOf } from '#src/games/awoof/rules.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Tx } from '#server/db/db.ts'
import { insertItem, type NewItem } from '#server/db/queries/items/items.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'

/**
 * On sale from one instant (ms) to another.
 * @throws Error if the id is taken
 */
export const announceItem = async (
  tx: Tx,
  chain: BeaconChain,
  it: NewItem,
  { opensAt, closesAt }: { opensAt: number; closesAt: number },
): Promise<ItemCommitment> => {
  const drawsAt = closesAt + JACKPOT_MARGIN
  const numbers = { offered: offeredOf(it), needed: neededOf(it), most: mostOf(it) }
  const commitment: ItemCommitment = {
    type: 'oriire/item/v1',
    item: it.id,
    method: ITEM_METHOD,
    name: it.name,
    category: it.category,
    price: it.price,
    cash: it.cash,
    chancePrice: it.chancePrice,
    ...numbers,
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    drawsAt: new Date(drawsAt).toISOString(),
    beacon: { chain, round: roundFrom(drawsAt) },
  }
  const isNew = await insertItem(tx, {
    ...it,
    ...numbers,
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    drawsAt: new Date(drawsAt),
    beaconChain: chain,
    beaconRound: commitment.beacon.round,
    commitment: canonicalJson(commitment),
  })
  if (!isNew) throw new Error(`There is an item ${it.id} already.`)
  await appendEntry(tx, it.id, commitment)
  return commitment
}
