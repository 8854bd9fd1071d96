// What a purchase found late changes in the stores of games that few play: loaded only where there was one.
import type { BoughtBid } from '#src/model/items.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { awoofStore } from '#src/play/awoof-store.ts'
import { virtualStore } from '#src/play/virtual-store.ts'

export const noteBids = (bids: readonly BoughtBid[]) => awoofStore().bought(bids)

export const noteVirtual = (success: BoughtTicket) => virtualStore().keepSuccess(success)
