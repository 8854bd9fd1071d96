import { useRouter } from '@tanstack/react-router'
import { keepTicket } from '#src/buying/keep-ticket.ts'
import type { BidsToPay, PayWay } from '#src/buying/pay-way.ts'
import { openPaymentLink } from '#src/lib/payment-link.ts'
import { keepWayBack } from '#src/lib/way-back.ts'
import type { BoughtTicket, Payment } from '#src/model/tickets.ts'
import type { User } from '#src/model/user.ts'
import { words } from './words.ts'

export interface Buying {
  user: User
  gameId: string
  bids?: BidsToPay
  /** Where the player is now, to come back to after a top-up. */
  here: string
  /** Where a bought ticket is shown. */
  bought: string
  /** Before the bought ticket is shown. */
  onBought?: (success: BoughtTicket) => void
}

/**
 * What follows an answered payment: its ticket or bids are kept and shown, or the card's page opens. It does not wait for
 * the next page: once all is kept the purchase is over, even if the player closes the app now.
 */
export const useOnPaid = (
  { user, gameId, bids, here, bought, onBought }: Buying,
  setAlert: (message: string) => void,
) => {
  const router = useRouter()
  return async (payment: Payment, way: PayWay, requestKey: string) => {
    const { success, paymentLink: link, reference, message, advance } = payment
    if (success) {
      await keepTicket(success, gameId, way === 'bonus' ? 'bonus' : 'play', user.phoneNumber)
      onBought?.(success)
      return void router.navigate({ to: bought, search: { advance }, replace: true })
    }
    if (payment.bids?.length) {
      await bids?.keep(payment.bids)
      return void router.navigate({ to: bought, replace: true })
    }
    if (!link || !reference) return setAlert(message)
    bids?.byCard({ reference, requestKey })
    keepWayBack(reference, here, bids !== undefined)
    const opened = openPaymentLink(link)
    if (opened === 'refused') setAlert(words.$thePaymentPageCould)
    if (opened === 'window')
      void router.navigate({ to: '/fund-wallet/paystack-fund-status', search: { reference } })
  }
}
