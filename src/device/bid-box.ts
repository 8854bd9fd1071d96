// The player's bids, as last seen.
import { brand } from '#src/brand.ts'
import { shelf } from '#src/lib/idb.ts'
import type { Bid } from '#src/model/items.ts'
import { keptBid } from '#src/model/items/kept-items.ts'
import { createRowsBox } from './rows-box.ts'

export const bidBox = createRowsBox<Bid>(shelf(`${brand.storagePrefix}bids`), keptBid)
