// Paying for the picks: the slip at the service's price, the ways to pay, and what follows each answer.
import { useRouter } from '@tanstack/react-router'
import { useState, type RefObject } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '#src/model/user.ts'
import type { GamePaths } from '#src/games/game.ts'
import { naira } from '#src/lib/money.ts'
import { openPaymentLink } from '#src/lib/payment-link.ts'
import { keepWayBack } from '#src/lib/way-back.ts'
import { price } from '#src/picks/price.ts'
import type { PlayStore } from '#src/play/store.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { keepTicket } from '#src/buying/keep-ticket.ts'
import { beforePaying, missingFor, type PayWay } from '#src/buying/pay-way.ts'
import { PlayBatchMissed } from './PlayBatchMissed.tsx'
import { PlayChecking } from './PlayChecking.tsx'
import { sellsInAdvance } from './draw-choices.ts'
import { PlayDraws } from './PlayDraws.tsx'
import { PlayNotYet } from '../PlayNotYet.tsx'
import { PlayPayButtons } from './PlayPayButtons.tsx'
import { PlayBonusShort } from './PlayBonusShort.tsx'
import { PlaySlip } from './PlaySlip.tsx'
import { PlayVerifyFirst } from './PlayVerifyFirst.tsx'
import type { Payment } from '#src/model/tickets.ts'
import { usePurchase, type PurchaseAnswer } from './use-purchase.ts'
import { useSlip } from './use-slip.ts'
import { words } from './words.ts'

interface Props {
  store: PlayStore
  user: User
  paths: GamePaths
  /** The batch on the screen. */
  shown: RefObject<string>
}

export const PlayPay = ({ store, user, paths, shown }: Props) => {
  const router = useRouter()
  const online = useOnline()
  const { stake } = useSnapshot(store.state)
  const { storageNotice } = useSnapshot(store.status)
  const { slip, error, retry, renew } = useSlip(store, online)
  const [alert, setAlert] = useState<string>()
  const [draws, setDraws] = useState(1)
  const [missed, setMissed] = useState<{ batchId: string; way: PayWay }>()
  const [bonusShort, setBonusShort] = useState(false)

  const verify = () => void router.navigate({ to: paths.verifyPhone, search: { source: paths.summary } })
  const fund = () => {
    if (!slip) return
    const search = {
      lowBalance: 'true',
      gameQuery: paths.summary,
      needed: String(naira(missingFor(price(draws, slip.stake), user.playBalance))),
    } as const
    void router.navigate({ to: '/fund-wallet/fund-channels', search })
  }
  const onPaid = async (payment: Payment, way: PayWay) => {
    const { success, paymentLink: link, reference, message, advance } = payment
    if (success) {
      await keepTicket(success, store.game.id, way === 'bonus' ? 'bonus' : 'play', user.phoneNumber)
      // Not awaited: once the ticket is kept the purchase is over, even if the player closes the app now.
      return void router.navigate({ to: '/application/success', search: { advance }, replace: true })
    }
    if (!link || !reference) return setAlert(message)
    keepWayBack(reference, paths.summary)
    const opened = openPaymentLink(link)
    if (opened === 'refused') setAlert(words.$thePaymentPageCould)
    if (opened === 'window')
      return router.navigate({ to: '/fund-wallet/paystack-fund-status', search: { reference } })
  }
  const onAnswer = (answer: PurchaseAnswer) => {
    if (answer.step === 'answered') return onPaid(answer.payment, answer.way)
    if (answer.step === 'fund') return fund()
    if (answer.step === 'bonus-short') return setBonusShort(true)
    if (answer.refusal === 'batch-missed')
      return setMissed({ batchId: answer.batchId ?? '', way: answer.way })
    if (answer.refusal === 'phone-not-verified') return verify()
    if (answer.refusal === 'slip-unknown' || answer.refusal === 'slip-paid') renew()
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
      gameId: store.game.id,
      slipId: slip.slipId,
      amount,
      wallet: way,
      draws,
      batchId: shown.current === missed ? undefined : shown.current || undefined,
    })
  }

  return (
    <>
      <PlayNotYet store={store} className="card" />
      {storageNotice && (
        <p className="card" role="status">
          {words.$thisPhoneCannotKeep}
        </p>
      )}
      {online && error && <ErrorNote error={error} onRetry={retry} />}
      {online && !slip && !error && <Skeleton lines={6} />}
      {slip && (
        <PlaySlip
          game={store.game}
          lines={slip.data.map(line => line.ticket)}
          stake={stake}
          total={slip.stake}
          potential={slip.potentialWinning}
          back={paths.play}
          slipId={slip.slipId}
        />
      )}
      {slip && sellsInAdvance(store.game) && (
        <PlayDraws
          game={store.game}
          each={slip.stake}
          draws={draws}
          disabled={purchase.pending !== undefined || purchase.checking}
          onDraws={setDraws}
        />
      )}
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
