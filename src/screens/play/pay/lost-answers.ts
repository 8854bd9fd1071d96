// Looks up purchases whose answer was lost by their key, and reports how they ended.
import { forgetMoney } from '#src/api/games.ts'
import { keepTicket } from '#src/buying/keep-ticket.ts'
import { outbox, type Purchase } from '#src/buying/outbox.ts'
import { resolvePurchase } from '#src/buying/purchase.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import type { News } from './news.ts'
import { words } from './words.ts'

interface Asking {
  tell: (it: News) => void
  /** News is no longer wanted. */
  isGone: () => boolean
}

const noted = () => import('./note-bought.ts')

const resolveOne = async (purchase: Purchase, { tell, isGone }: Asking) => {
  const outcome = await resolvePurchase(purchase)
  if (isGone()) return
  const isVirtual = purchase.gameId === virtualSoccer.id
  if (outcome.state === 'never-happened')
    tell({ kind: 'error', heading: isVirtual ? words.$yourPaymentDidNot : words.$aPaymentDidNot })
  if (outcome.state !== 'answered') return
  const { success, more, reference, bids } = outcome.payment
  if (success) {
    const from = purchase.wallet === 'bonus' ? 'bonus' : 'play'
    await keepTicket(success, purchase.gameId, from, purchase.playerId, more)
    if (isVirtual) await (await noted()).noteVirtual(success)
    tell({ kind: 'success', heading: words.$yourTicketWasBought, ticket: success.ticketId })
  } else if (bids?.length) {
    await (await noted()).noteBids(purchase.playerId, bids)
    tell({ kind: 'success', heading: words.$yourBidsWere, bids: true })
  } else if (reference) {
    const { requestKey, amount } = purchase
    if (bids) await (await noted()).noteCard({ reference, requestKey, amount })
    tell({ kind: 'success', heading: words.$yourCardPaymentWas, reference })
  }
  await outbox.clear(purchase.requestKey)
  void forgetMoney()
}

/** @returns whether any may still be open */
export const resolveAll = async (phone: string, asking: Asking): Promise<boolean> => {
  const open = navigator.onLine ? await outbox.pending(phone) : []
  for (const purchase of open) {
    if (asking.isGone()) break
    // One that could not be kept is retried in the next round; the others go on.
    await resolveOne(purchase, asking).catch(() => undefined)
  }
  return open.length > 0
}
