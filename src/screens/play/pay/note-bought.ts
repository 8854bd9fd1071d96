// Updates the stores of games that few play after a purchase found late; loaded only if there was one.
import { calledIn } from '#src/games/soccer-cash/virtual/called.ts'
import type { BoughtBid } from '#src/model/items.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { awoofStore } from '#src/play/awoof-store.ts'
import { virtualStore } from '#src/play/virtual-store.ts'

export const noteBids = (bids: readonly BoughtBid[]) => awoofStore().bought(bids)

/** The store may by now hold picks for another ticket of the same batch. */
export const noteVirtual = async (success: BoughtTicket): Promise<void> => {
  const store = virtualStore()
  await store.ready
  const called = success.proof.receipt.leaf.lines.flatMap(line => calledIn(success.batchId, line))
  if (store.arePicks(called.map(({ id, score }) => ({ match: id, score })))) store.keepSuccess(success)
  else store.state.successObject = success
}
