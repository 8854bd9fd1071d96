import { useRef, useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { payForSlip } from '#src/api/games.ts'
import { useSend } from '#src/api/sending.ts'
import { holdBack } from '#src/buying/held-back.ts'
import { openPaymentLink } from '#src/lib/payment-link.ts'
import { keepWayBack } from '#src/lib/way-back.ts'
import { uncharged } from './uncharged.ts'

interface CardTopUp {
  /** The game that waits for the money. */
  gameQuery: string | undefined
  onOpened: (reference: string) => void
  /** Shown if the browser opens no window for the checkout. */
  refused: string
  /** Shown below an error that leaves open whether the service has opened one. */
  lost: string
}

/** Fills the play wallet by card: the checkout opens in its own window, which closes after returning. */
export const useCardTopUp = ({ gameQuery, onOpened, refused, lost }: CardTopUp) => {
  const [error, setError] = useState<Error | string>()
  const requestKey = useRef<string>(undefined)
  const renew = () => {
    requestKey.current = undefined
  }
  const pay = useSend(
    (amount: string) => {
      // Keep the key until an answer comes, so a lost answer never opens a second checkout.
      requestKey.current ??= crypto.randomUUID()
      const wallets = { fromPlayWallet: false, fromBonusWallet: false }
      return payForSlip({ amount, cardPayment: true, ...wallets, slipId: '' }, requestKey.current)
    },
    answer => {
      renew()
      const { reference, paymentLink: link } = answer
      if (!reference || !link) return setError(answer.message)
      keepWayBack(reference, gameQuery)
      const opened = openPaymentLink(link)
      if (opened === 'refused') return setError(refused)
      if (opened === 'window') onOpened(reference)
    },
  )
  const send = (amount: string) =>
    pay.mutate(amount, {
      onError: failure => {
        // Nobody has the link of a checkout that failed to open, and the partner may never return it: use a new
        // key next time.
        if (failure instanceof ApiError && failure.refusal === 'provider-down') renew()
        console.info(`card payment: ${failure.message}`)
        if (!holdBack(failure, () => send(amount))) setError(uncharged(failure, lost))
      },
    })
  return { send, isPending: pay.isPending, renew, error, forget: () => setError(undefined) }
}
