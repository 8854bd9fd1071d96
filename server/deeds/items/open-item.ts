// Opens an item for the operator: until 22:00 on its day.
import type { ItemCommitment } from '#src/contract/items/documents.ts'
import type { BeaconChain } from '#src/draws/beacon.ts'
import { CLOSING_HOUR, LONGEST_SALE, mostOf, SHORTEST_SALE } from '#src/games/awoof/rules.ts'
import { lagosTimeOn } from '#src/lib/lagos-time.ts'
import type { Db } from '#server/db/db.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import type { NewItem } from '#server/db/queries/items/items.ts'
import { announceItem } from './announce-item.ts'

interface OpenItem extends NewItem {
  /** Any instant of the day it closes on. */
  day: number
}

/** @throws Error saying what cannot be so: the day, the price, the id */
export const openItem = (
  db: Pick<Db, 'tx'>,
  chain: BeaconChain,
  { day, ...it }: OpenItem,
): Promise<ItemCommitment> =>
  db.tx(async tx => {
    const opensAt = await findClock(tx)
    const closesAt = lagosTimeOn(day, CLOSING_HOUR)
    if (closesAt < opensAt + SHORTEST_SALE || closesAt > opensAt + LONGEST_SALE)
      throw new Error(
        'It closes at 22:00 on its day, in an hour at the earliest and in two weeks at the latest.',
      )
    if (it.cash > it.price) throw new Error('The cash alternative is more than the price.')
    if (mostOf(it) < 1) throw new Error('One chance would be more than 5% of the price: nobody may buy it.')
    return announceItem(tx, chain, it, { opensAt, closesAt })
  })
