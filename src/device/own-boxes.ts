// The player's standing orders, group tickets and draws paid in advance, as last seen.
import { brand } from '#src/brand.ts'
import { shelf } from '#src/lib/idb.ts'
import type { Advance } from '#src/model/players/advance.ts'
import type { Order } from '#src/model/orders.ts'
import { keptAdvance, keptGroup, keptOrder } from '#src/model/players/kept-own.ts'
import type { Syndicate } from '#src/model/players/syndicates.ts'
import { createRowsBox } from './rows-box.ts'

export const orderBox = createRowsBox<Order>(shelf(`${brand.storagePrefix}orders`), keptOrder)

export const groupBox = createRowsBox<Syndicate>(shelf(`${brand.storagePrefix}group-tickets`), keptGroup)

export const advanceBox = createRowsBox<Advance>(shelf(`${brand.storagePrefix}advances`), keptAdvance)
