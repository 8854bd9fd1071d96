// What a scratch card is worth, and how its owner moves it to the winnings wallet.
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useRedeemCard } from '#src/api/scratch-cards.ts'
import { session } from '#src/api/session/session.ts'
import { isDecided } from '#src/buying/decided.ts'
import { holdBack } from '#src/buying/held-back.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { cashoutStore } from '#src/play/cashout-store.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Drawing } from '#src/ui/Drawing.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { CashoutAction } from './CashoutAction.tsx'
import { CashoutForm } from './CashoutForm.tsx'
import { words } from './words.ts'

export const CashoutDetails = () => {
  const { phoneNumber, withdrawalData: card } = useSnapshot(cashoutStore.state)
  const { user, isLoading } = useSnapshot(session)
  const [paid, setPaid] = useState<string>()
  const [isUnknown, setUnknown] = useState(false)
  const redeem = useRedeemCard()

  if (paid !== undefined)
    return (
      <section className="card" role="status">
        <EmptyState
          icon="check"
          heading={paid}
          sub={words.$youCanMoveIt}
          action={<LinkButton to="/wallet">{words.$goToWallet}</LinkButton>}
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
      onError: failure => {
        setUnknown(!isDecided(failure, isUnknown))
        void holdBack(failure)
      },
    })
  }

  const enterAnother = () => {
    cashoutStore.clear()
    redeem.reset()
    setUnknown(false)
  }

  if (!card || Date.parse(card.expiresAt) <= serverNow())
    return (
      <div className="w-full stack">
        <div className="flex items-center gap-4">
          <Drawing name="no-cup" />
          <div>
            <h2 className="title-2">{words.$cashOutAScratch}</h2>
            <p className="text-soft mt-1">{words.$noScratchCardIs}</p>
          </div>
        </div>
        <CashoutForm onFound={() => undefined} />
      </div>
    )

  return (
    <section className="stack w-full max-w-xl" aria-labelledby="card-worth">
      <Slip>
        <p className="eyebrow">{words.$yourScratchCardIs}</p>
        <h2 id="card-worth" className="text-[34px] leading-tight">
          <Money amount={card.amount} balance />
        </h2>
        <Tear />
        <dl className="sums">
          <dt>{words.$serialNumber}</dt>
          <dd>{words.$endsWith(card.serialEnd)}</dd>
          <dt>{words.$phoneNumber}</dt>
          <dd>{displayPhone(phoneNumber)}</dd>
          <dt>{words.$waitsUntil}</dt>
          <dd>{formatDateTime(Date.parse(card.expiresAt))}</dd>
        </dl>
      </Slip>
      {redeem.error && <ErrorNote error={isUnknown ? words.$weDoNotKnow : redeem.error} />}
      {!isLoading && (
        <CashoutAction phone={phoneNumber} owner={user?.phoneNumber} loading={redeem.isPending} onPay={pay} />
      )}
      <QuietButton onClick={enterAnother} disabled={redeem.isPending}>
        {words.$enterAnotherCard}
      </QuietButton>
    </section>
  )
}
