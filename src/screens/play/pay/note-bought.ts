// What a purchase found late changes in the stores of games that few play: loaded only where there was one.
import { calledIn } from '#src/games/soccer-cash/virtual/called.ts'
import type { BoughtBid } from '#src/model/items.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { awoofStore } from '#src/play/awoof-store.ts'
import { virtualStore } from '#src/play/virtual-store.ts'

export const noteBids = (bids: readonly BoughtBid[]) => awoofStore().bought(bids)

/** Picks for another ticket of the same batch may stand there by now. */
export const noteVirtual = async (success: BoughtTicket): Promise<void> => {
  const store = virtualStore()
  await store.ready
  const called = success.proof.receipt.leaf.lines.flatMap(line => calledIn(success.batchId, line))
  if (store.arePicks(called.map(({ id, score }) => ({ match: id, score })))) store.keepSuccess(success)
  else store.state.successObject = success
}
