// Paying for a registered slip, whatever game it is of: the ways to pay, and what follows each answer.
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode, type RefObject } from 'react'
import { keepTicket } from '#src/buying/keep-ticket.ts'
import { beforePaying, missingFor, type BidsToPay, type PayWay } from '#src/buying/pay-way.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import { openPaymentLink } from '#src/lib/payment-link.ts'
import { keepWayBack } from '#src/lib/way-back.ts'
import type { Payment, SuccessObject } from '#src/model/tickets.ts'
import type { User } from '#src/model/user.ts'
import { price } from '#src/picks/price.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { PlayBatchMissed } from './PlayBatchMissed.tsx'
import { PlayBonusShort } from './PlayBonusShort.tsx'
import { PlayChecking } from './PlayChecking.tsx'
import { PlayPayButtons } from './PlayPayButtons.tsx'
import { PlayVerifyFirst } from './PlayVerifyFirst.tsx'
import { usePurchase, type PurchaseAnswer } from './use-purchase.ts'
import { words } from './words.ts'

export interface Paying {
  user: User
  gameId: string
  /** The registered slip and what it costs, once there is one; bids have no slip, only a cost. */
  slip: { slipId: string; stake: Kobo } | null
  bids?: BidsToPay
  /** Where the player is now, to come back to after a top-up. */
  here: string
  /** Where the phone number is verified, and where a bought ticket is shown. */
  verifyPhone: string
  bought: string
  /** Before the bought ticket is shown. */
  onBought?: (success: SuccessObject) => void
  /** The batch on the screen, where there is one. */
  shown?: RefObject<string>
  /** Paid at once, 1 by default. */
  draws?: number
  /** The service cannot sell this slip any more: the same picks make a new one. */
  onRenew: (refusal: string) => void
  /** Refusals after which the slip is of no use. */
  renewedAt?: readonly string[]
  /** Stands above the ways to pay. */
  children?: (isBusy: boolean) => ReactNode
}

const LOST = ['slip-unknown', 'slip-paid'] as const

export const PlayPaying = ({
  user,
  gameId,
  slip,
  bids,
  here,
  verifyPhone,
  bought,
  onBought,
  shown,
  draws = 1,
  onRenew,
  renewedAt = LOST,
  children,
}: Paying) => {
  const router = useRouter()
  const online = useOnline()
  const [alert, setAlert] = useState<string>()
  const [missed, setMissed] = useState<{ batchId: string; way: PayWay }>()
  const [bonusShort, setBonusShort] = useState(false)

  const verify = () => void router.navigate({ to: verifyPhone, search: { source: here } })
  const fund = () => {
    if (!slip) return
    const search = {
      lowBalance: 'true',
      gameQuery: here,
      needed: String(naira(missingFor(price(draws, slip.stake), user.playBalance))),
    } as const
    void router.navigate({ to: '/fund-wallet/fund-channels', search })
  }
  const onPaid = async (payment: Payment, way: PayWay, requestKey: string) => {
    const { success, paymentLink: link, reference, message, advance } = payment
    if (success) {
      await keepTicket(success, gameId, way === 'bonus' ? 'bonus' : 'play', user.phoneNumber)
      onBought?.(success)
      // Not awaited: once the ticket is kept the purchase is over, even if the player closes the app now.
      return void router.navigate({ to: bought, search: { advance }, replace: true })
    }
    if (payment.bids?.length) {
      bids?.keep(payment.bids)
      return void router.navigate({ to: bought, replace: true })
    }
    if (!link || !reference) return setAlert(message)
    bids?.byCard({ reference, requestKey })
    keepWayBack(reference, here, bids !== undefined)
    const opened = openPaymentLink(link)
    if (opened === 'refused') setAlert(words.$thePaymentPageCould)
    if (opened === 'window')
      return router.navigate({ to: '/fund-wallet/paystack-fund-status', search: { reference } })
  }
  const onAnswer = (answer: PurchaseAnswer) => {
    if (answer.step === 'answered') return onPaid(answer.payment, answer.way, answer.requestKey)
    if (answer.step === 'fund') return fund()
    if (answer.step === 'bonus-short') return setBonusShort(true)
    if (answer.refusal === 'batch-missed' && !renewedAt.includes('batch-missed'))
      return setMissed({ batchId: answer.batchId ?? '', way: answer.way })
    if (answer.refusal === 'phone-not-verified') return verify()
    if (renewedAt.includes(answer.refusal)) onRenew(answer.refusal)
    setAlert(answer.message)
  }
  const purchase = usePurchase(onAnswer)

  /** @param missed the batch that has closed; while the screen still shows it, any other batch will do */
  const pay = (way: PayWay, missed?: string) => {
    if (!slip) return
    const balance = way === 'bonus' ? user.bonusBalance : user.playBalance
    const amount = price(draws, slip.stake)
    const step = beforePaying(way, balance, amount)
    if (step === 'fund') return fund()
    if (step === 'bonus-short') return setBonusShort(true)
    purchase.pay({
      playerId: user.phoneNumber,
      gameId,
      slipId: slip.slipId,
      ...(bids && { bids: bids.wanted }),
      amount,
      wallet: way,
      draws,
      batchId: !shown || shown.current === missed ? undefined : shown.current || undefined,
    })
  }

  return (
    <>
      {slip && children?.(purchase.pending !== undefined || purchase.checking)}
      {slip && !user.phoneVerified && <PlayVerifyFirst onVerify={verify} />}
      {slip && user.phoneVerified && (
        <PlayPayButtons
          amount={price(draws, slip.stake)}
          withCard={draws === 1}
          balances={{ play: user.playBalance, bonus: user.bonusBalance }}
          pending={purchase.pending}
          disabled={!online || purchase.checking}
          onPay={pay}
        />
      )}
      <PlayBonusShort
        open={bonusShort}
        onClose={() => setBonusShort(false)}
        onMainWallet={() => {
          setBonusShort(false)
          pay('play')
        }}
      />
      <PlayBatchMissed
        batchId={missed?.batchId}
        onClose={() => setMissed(undefined)}
        onNext={() => {
          setMissed(undefined)
          if (missed) pay(missed.way, missed.batchId)
        }}
      />
      <PlayChecking
        open={purchase.checking}
        online={online}
        sending={purchase.pending !== undefined}
        onAgain={purchase.again}
        onLater={purchase.later}
      />
      <ErrorAlert message={alert} onClose={() => setAlert(undefined)} />
    </>
  )
}
