// What a scratch card is worth, and how its owner moves it to the winnings wallet.
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useRedeemCard } from '#src/api/scratch-cards.ts'
import { session } from '#src/api/session/session.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { cashoutStore } from '#src/play/cashout-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { Drawing } from '#src/ui/Drawing.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { CashoutAction } from './CashoutAction.tsx'
import { CashoutForm } from './CashoutForm.tsx'

export const CashoutDetails = () => {
  const { phoneNumber, withdrawalData: card } = useSnapshot(cashoutStore.state)
  const { user, isLoading } = useSnapshot(session)
  const [paid, setPaid] = useState<string>()
  const redeem = useRedeemCard()

  if (paid !== undefined)
    return (
      <section className="card" role="status">
        <EmptyState
          icon="check"
          heading={paid}
          sub="You can move it to your play wallet, or leave it there."
          action={
            <LinkButton to="/wallet" kind="gold">
              Go to wallet
            </LinkButton>
          }
        />
      </section>
    )

  const pay = () => {
    if (!card) return
    redeem.mutate(card.claim, {
      onSuccess: ({ message }) => {
        setPaid(message)
        cashoutStore.clear()
      },
    })
  }

  if (!card || Date.parse(card.expiresAt) <= serverNow())
    return (
      <div className="w-full stack">
        <div className="flex items-center gap-4">
          <Drawing name="no-cup" />
          <div>
            <h2 className="title-2">Cash out a scratch card</h2>
            <p className="text-soft mt-1">
              No scratch card is waiting here. Enter yours: what it is worth then waits for an hour.
            </p>
          </div>
        </div>
        <CashoutForm onFound={() => undefined} />
      </div>
    )

  return (
    <section className="stack w-full max-w-xl mx-auto" aria-labelledby="card-worth">
      <Slip>
        <p className="eyebrow">Your scratch card is worth</p>
        <h2 id="card-worth" className="text-[34px] leading-tight">
          <Money amount={card.amount} balance />
        </h2>
        <Tear />
        <dl className="sums">
          <dt>Serial number</dt>
          <dd>ends with {card.serialEnd}</dd>
          <dt>Phone number</dt>
          <dd>{displayPhone(phoneNumber)}</dd>
          <dt>Waits until</dt>
          <dd>{formatDateTime(Date.parse(card.expiresAt))}</dd>
        </dl>
      </Slip>
      {redeem.error && <ErrorNote error={redeem.error} />}
      {!isLoading && (
        <CashoutAction phone={phoneNumber} owner={user?.phoneNumber} loading={redeem.isPending} onPay={pay} />
      )}
      <Button kind="quiet" block onClick={() => cashoutStore.clear()}>
        Enter another card
      </Button>
    </section>
  )
}
