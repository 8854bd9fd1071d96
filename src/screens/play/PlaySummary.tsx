// The summary of a ticket before it is bought: its lines, its price by the service, and the ways to pay.
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '#src/contract/user.ts'
import { formatMoney, naira } from '#src/lib/money.ts'
import { openPaymentLink } from '#src/lib/payment-link.ts'
import { plural } from '#src/lib/plural.ts'
import { keepWayBack } from '#src/lib/way-back.ts'
import type { PlayStore } from '#src/play/store.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorAlert } from '#src/ui/ErrorAlert.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { keepTicket } from './keep-ticket.ts'
import { beforePaying, type PayWay } from './pay-way.ts'
import { PlayBatchLine } from './PlayBatchLine.tsx'
import { PlayChecking } from './PlayChecking.tsx'
import { PlayPayButtons } from './PlayPayButtons.tsx'
import { PlayReferralShort } from './PlayReferralShort.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import type { Payment } from './purchase.ts'
import { usePurchase, type PurchaseAnswer } from './use-purchase.ts'
import { useSlip } from './use-slip.ts'

interface PlaySummaryProps {
  store: PlayStore
  user: User
  onBought: () => void
  onFund: (needed: string) => void
  onCheckout: (reference: string) => void
}

export const PlaySummary = ({ store, user, onBought, onFund, onCheckout }: PlaySummaryProps) => {
  const router = useRouter()
  const online = useOnline()
  const { stake } = useSnapshot(store.state)
  const { slip, complete, error, retry, renew } = useSlip(store, online)
  const [alert, setAlert] = useState<string>()
  const [referralShort, setReferralShort] = useState(false)

  const fund = () => slip && onFund(String(naira(slip.stake)))
  const onPaid = async (payment: Payment, way: PayWay) => {
    const { success, payment_link: link, reference, message } = payment
    if (success) {
      await keepTicket(success, store.game.id, way === 'bonus' ? 'bonus' : 'play', user.phone_number)
      return onBought()
    }
    if (!link || !reference) return setAlert(message)
    keepWayBack(reference, '/instant-cashout/summary')
    const opened = openPaymentLink(link)
    if (opened === 'refused') setAlert('The payment page could not be opened. You were not charged')
    if (opened === 'window') onCheckout(reference)
  }
  const onAnswer = (answer: PurchaseAnswer) => {
    if (answer.step === 'answered') return onPaid(answer.payment, answer.way)
    if (answer.step === 'fund') return fund()
    if (answer.step === 'referral-short') return setReferralShort(true)
    if (answer.refusal === 'slip-unknown' || answer.refusal === 'slip-paid') renew()
    setAlert(answer.message)
  }
  const purchase = usePurchase(answer => void onAnswer(answer))

  if (!complete && !slip)
    return (
      <div className="w-full max-w-xl mx-auto">
        <EmptyState
          heading="Your ticket is not complete"
          sub="Pick every number of each line, then come back to buy it."
          action={
            <LinkButton to="/instant-cashout" kind="gold">
              Pick numbers
            </LinkButton>
          }
        />
      </div>
    )

  const pay = (way: PayWay) => {
    if (!slip) return
    const balance = way === 'bonus' ? user.referal_wallet_balance : user.play_balance
    const step = beforePaying(way, balance, slip.stake)
    if (step === 'fund') return fund()
    if (step === 'referral-short') return setReferralShort(true)
    purchase.pay({
      playerId: user.phone_number,
      gameId: store.game.id,
      gamePlayId: slip.game_play_id,
      amount: slip.stake,
      wallet: way,
    })
  }

  return (
    <div className="w-full max-w-xl mx-auto stack">
      <PlayBatchLine store={store} />
      {!online && (
        <p className="card" role="status">
          Not a ticket yet: you are offline. Your picks are kept, and you can pay when you are back.
        </p>
      )}
      {online && error && <ErrorNote error={error} onRetry={retry} />}
      {online && !slip && !error && <Skeleton lines={6} />}
      {slip && (
        <>
          <section className="card stack" aria-label="Your ticket">
            <div className="row">
              <h2 className="title-2">{plural(slip.number_of_lines, 'line')}</h2>
              <button
                type="button"
                className="btn-link"
                onClick={() => void router.navigate({ to: '/instant-cashout' })}
              >
                Change picks
              </button>
            </div>
            <ol className="list-none p-0 m-0">
              {slip.data.map((line, index) => (
                <li key={line.id} className="flex items-center gap-3 border-b border-line py-2">
                  <span className="eyebrow num w-5">{index + 1}</span>
                  <BallRow numbers={line.ticket} size="sm" label={`Line ${index + 1}`} />
                </li>
              ))}
            </ol>
            <dl className="m-0">
              {(
                [
                  ['Stake of a line', formatMoney(stake)],
                  ['Potential winning', formatMoney(slip.potential_winning)],
                  ['To pay', formatMoney(slip.stake)],
                ] as const
              ).map(([label, value]) => (
                <div key={label} className="row py-1">
                  <dt className="text-soft">{label}</dt>
                  <dd className="m-0 num font-bold text-right break-all">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="hint num break-all">Game play ID {slip.game_play_id}</p>
          </section>
          <PlayPayButtons
            amount={slip.stake}
            balances={{ play: user.play_balance, bonus: user.referal_wallet_balance }}
            pending={purchase.pending}
            disabled={!online || purchase.checking}
            onPay={pay}
          />
        </>
      )}
      <PlayReferralShort
        open={referralShort}
        onClose={() => setReferralShort(false)}
        onMainWallet={() => {
          setReferralShort(false)
          pay('play')
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
    </div>
  )
}
