// Looks up purchases whose answer was lost by their key, and makes news of them: on start, when back online, and as soon
// as no screen asks about one any more.
import { useEffect, useState } from 'react'
import { forgetMoney } from '#src/api/games.ts'
import { keepTicket } from '#src/buying/keep-ticket.ts'
import { outbox } from '#src/buying/outbox.ts'
import { resolvePurchase } from '#src/buying/purchase.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { words } from './words.ts'

const ASK_AGAIN = 15_000

interface News {
  kind: 'success' | 'error'
  heading: string
  ticket?: string
  reference?: string
  bids?: true
}

const noted = () => import('./note-bought.ts')

/** @param phone the player's, if signed in */
export const useLostAnswers = (phone: string | undefined) => {
  const [news, setNews] = useState<News[]>([])

  useEffect(() => {
    if (!phone) return
    let gone = false
    let timer: ReturnType<typeof setTimeout>
    const tell = (it: News) => setNews(before => [...before, it])
    const resolveAll = async () => {
      const open = navigator.onLine ? await outbox.pending(phone) : []
      for (const purchase of open) {
        const outcome = await resolvePurchase(purchase)
        if (gone) return false
        const isVirtual = purchase.gameId === virtualSoccer.id
        if (outcome.state === 'never-happened')
          tell({ kind: 'error', heading: isVirtual ? words.$yourPaymentDidNot : words.$aPaymentDidNot })
        if (outcome.state !== 'answered') continue
        const { success, more, reference, bids } = outcome.payment
        if (success) {
          const from = purchase.wallet === 'bonus' ? 'bonus' : 'play'
          await keepTicket(success, purchase.gameId, from, phone, more)
          if (isVirtual) (await noted()).noteVirtual(success)
          tell({ kind: 'success', heading: words.$yourTicketWasBought, ticket: success.ticketId })
        } else if (bids?.length) {
          ;(await noted()).noteBids(bids)
          tell({ kind: 'success', heading: words.$yourBidsWere, bids: true })
        } else if (reference) tell({ kind: 'success', heading: words.$yourCardPaymentWas, reference })
        await outbox.clear(purchase.requestKey)
        void forgetMoney()
      }
      return open.length > 0
    }
    // One round at a time, so that nothing is told twice; what happens meanwhile makes another one.
    let round: Promise<boolean> | undefined
    let isWanted = false
    const now = async () => {
      if (round) {
        isWanted = true
        return
      }
      clearTimeout(timer)
      isWanted = false
      round = resolveAll()
      const isAnyOpen = await round.catch(() => true)
      round = undefined
      if (gone) return
      if (isWanted) return void now()
      if (isAnyOpen) timer = setTimeout(() => void now(), ASK_AGAIN)
    }
    const again = () => void now()
    again()
    addEventListener('online', again)
    const deafen = outbox.onChange(again)
    return () => {
      gone = true
      clearTimeout(timer)
      removeEventListener('online', again)
      deafen()
    }
  }, [phone])

  return {
    first: news[0],
    close: () => setNews(before => before.slice(1)),
  }
}
