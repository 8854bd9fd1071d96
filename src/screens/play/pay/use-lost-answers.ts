// On start and when back online, looks up purchases whose answer was lost by their key, and makes news of them.
import { useEffect, useState } from 'react'
import { useForgetMoney } from '#src/api/games.ts'
import { keepTicket } from '#src/buying/keep-ticket.ts'
import { outbox } from '#src/buying/outbox.ts'
import { resolvePurchase } from '#src/buying/purchase.ts'
import { words } from './words.ts'

const ASK_AGAIN = 15_000

interface News {
  kind: 'success' | 'error'
  heading: string
  ticket?: string
  reference?: string
  bids?: true
}

/** Few buy bids, so their store is loaded only by those who do. */
const itemsChosen = async () => (await import('#src/play/awoof-store.ts')).awoofStore()

/** @param phone the player's, if signed in */
export const useLostAnswers = (phone: string | undefined) => {
  const forgetMoney = useForgetMoney()
  const [news, setNews] = useState<News[]>([])

  useEffect(() => {
    if (!phone) return
    let gone = false
    let timer: ReturnType<typeof setTimeout>
    const tell = (it: News) => setNews(before => [...before, it])
    const resolve = async () => {
      clearTimeout(timer)
      const open = navigator.onLine ? await outbox.pending(phone) : []
      for (const purchase of open) {
        const outcome = await resolvePurchase(purchase)
        if (gone) return
        if (outcome.state === 'never-happened') tell({ kind: 'error', heading: words.$aPaymentDidNot })
        if (outcome.state !== 'answered') continue
        const { success, more, reference, bids } = outcome.payment
        if (success) {
          const from = purchase.wallet === 'bonus' ? 'bonus' : 'play'
          await keepTicket(success, purchase.gameId, from, phone, more)
          tell({ kind: 'success', heading: words.$yourTicketWasBought, ticket: success.ticketId })
        } else if (bids?.length) {
          ;(await itemsChosen()).bought(bids)
          tell({ kind: 'success', heading: words.$yourBidsWere, bids: true })
        } else if (reference) tell({ kind: 'success', heading: words.$yourCardPaymentWas, reference })
        await outbox.clear(purchase.requestKey)
        void forgetMoney()
      }
      if (!gone && open.length > 0) timer = setTimeout(() => void resolve(), ASK_AGAIN)
    }
    const now = () => void resolve()
    void resolve()
    addEventListener('online', now)
    return () => {
      gone = true
      clearTimeout(timer)
      removeEventListener('online', now)
    }
  }, [phone, forgetMoney])

  return {
    first: news[0],
    close: () => setNews(before => before.slice(1)),
  }
}
