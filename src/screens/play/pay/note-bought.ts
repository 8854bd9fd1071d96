// Updates the stores of games that few play after a purchase found late; loaded only if there was one.
import { calledIn } from '#src/games/soccer-cash/virtual/called.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { awoofStore, type CardPayment } from '#src/play/awoof-store.ts'
import { keepBids } from '#src/play/keep-bids.ts'
import { virtualStore } from '#src/play/virtual-store.ts'

export const noteBids = keepBids

/** Bids wait for it: their screen says how it stands, and shows their PINs. */
export const noteCard = async (payment: CardPayment): Promise<void> => {
  await awoofStore().ready
  awoofStore().byCard(payment)
}

/** The store may by now hold picks for another ticket of the same batch. */
export const noteVirtual = async (success: BoughtTicket): Promise<void> => {
  const store = virtualStore()
  await store.ready
  const called = success.proof.receipt.leaf.lines.flatMap(line => calledIn(success.batchId, line))
  if (store.arePicks(called.map(({ id, score }) => ({ match: id, score })))) store.keepSuccess(success)
  else store.state.successObject = success
}
