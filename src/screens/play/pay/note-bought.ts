// What a purchase found late changes in the stores of games that few play: loaded only where there was one.
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import type { BoughtBid } from '#src/model/items.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { awoofStore } from '#src/play/awoof-store.ts'
import { virtualStore } from '#src/play/virtual-store.ts'

export const noteBids = (bids: readonly BoughtBid[]) => awoofStore().bought(bids)

export const noteTicket = (success: BoughtTicket, gameId: string) => {
  if (gameId === virtualSoccer.id) virtualStore().keepSuccess(success)
}
