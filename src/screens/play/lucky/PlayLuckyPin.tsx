// Pays with the transaction PIN: the slips of all bands are bought, or none.
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '#src/model/user.ts'
import type { GameRules } from '#src/games/game.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { priceOfLucky } from '#src/picks/lucky.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { keepTicket } from '#src/buying/keep-ticket.ts'
import { slipsOf } from './lucky-bands.ts'
import { missingFor } from '#src/buying/pay-way.ts'
import { PlayChecking } from '../pay/PlayChecking.tsx'
import { PlayLuckyNone } from './PlayLuckyNone.tsx'
import { usePurchase, type PurchaseAnswer } from '../pay/use-purchase.ts'
import { words } from './words.ts'

const walletNames = { play: words.$playWallet, bonus: words.$bonusWallet } as const

interface Props {
  game: GameRules
  user: User
  way: 'play' | 'bonus'
  onChange: () => void
  onBack: () => void
  onFund: (needed: number) => void
  onNoPin: () => void
  onBought: () => void
}

export const PlayLuckyPin = ({ game, user, way, onChange, onBack, onFund, onNoPin, onBought }: Props) => {
  const store = consentStore(game)
  const online = useOnline()
  const { submissions } = useSnapshot(store.state)
  const [pin, setPin] = useState('')
  const [fault, setFault] = useState<string>()
  const [alert, setAlert] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  // After a wrong PIN the field has the focus again.
  useEffect(() => {
    if (fault) form.current?.querySelector('input')?.focus()
  }, [fault])
  const total = priceOfLucky(submissions)

  const onAnswer = async (answer: PurchaseAnswer) => {
    setPin('')
    if (answer.step === 'answered') {
      const { success, more } = answer.payment
      if (!success) return setAlert(answer.payment.message)
      await keepTicket(success, game.id, way, user.phoneNumber, more)
      return onBought()
    }
    if (answer.step === 'fund') return onFund(missingFor(total, user.playBalance))
    if (answer.step === 'bonus-short') return setAlert(words.$bonusHoldsTooLittle)
    if (answer.refusal === 'pin-missing') return onNoPin()
    if (answer.refusal === 'pin-wrong') return setFault(answer.message)
    // Paid or dropped elsewhere: the same picks make new slips.
    if (answer.refusal === 'slip-unknown' || answer.refusal === 'slip-paid') store.keepSubmissions([])
    setAlert(answer.message)
  }
  const purchase = usePurchase(onAnswer)
  if (submissions.length === 0)
    return (
      <>
        <PlayLuckyNone onChange={onChange} />
        <ErrorAlert message={alert} onClose={() => setAlert(undefined)} />
      </>
    )

  const pay = () => {
    if (pin.length < 4) return setFault(words.$thePinHas4)
    const [slipId, ...moreSlipIds] = slipsOf(submissions)
    purchase.pay({
      playerId: user.phoneNumber,
      gameId: game.id,
      slipId: slipId!,
      moreSlipIds,
      amount: total,
      wallet: way,
      pin,
    })
  }
  return (
    <div className="w-full max-w-md mx-auto stack">
      <form
        ref={form}
        className="card stack"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          pay()
        }}
      >
        <h2 className="title-2">{words.$enterYourTransactionPin}</h2>
        <p className="text-soft">{words.$fromYour(formatBalance(total), walletNames[way])}</p>
        <PinField
          label={words.$transactionPin}
          value={pin}
          onChange={value => {
            setPin(value)
            setFault(undefined)
          }}
          error={fault}
        />
        {!online && <p role="status">{words.$youAreOfflineYour}</p>}
        <Button
          type="submit"
          kind="gold"
          block
          loading={purchase.pending !== undefined}
          disabled={!online || purchase.checking}
        >
          {words.$pay(formatMoney(total))}
        </Button>
        <Button kind="quiet" block disabled={purchase.pending !== undefined} onClick={onBack}>
          {words.$payAnotherWay}
        </Button>
      </form>
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
