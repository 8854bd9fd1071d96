// The player's standing orders, group tickets and bids, as last seen.
import { brand } from '#src/brand.ts'
import { shelf } from '#src/lib/idb.ts'
import type { Bid } from '#src/model/items.ts'
import { keptBid } from '#src/model/items/kept-items.ts'
import type { Order } from '#src/model/orders.ts'
import { keptGroup, keptOrder } from '#src/model/players/kept-own.ts'
import type { Syndicate } from '#src/model/players/syndicates.ts'
import { createRowsBox } from './rows-box.ts'

export const orderBox = createRowsBox<Order>(shelf(`${brand.storagePrefix}orders`), keptOrder)

export const bidBox = createRowsBox<Bid>(shelf(`${brand.storagePrefix}bids`), keptBid)

export const groupBox = createRowsBox<Syndicate>(shelf(`${brand.storagePrefix}group-tickets`), keptGroup)
