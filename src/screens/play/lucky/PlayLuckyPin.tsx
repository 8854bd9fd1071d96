// Pays with the transaction PIN: the slips of all bands are bought, or none.
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { PlayBatchLine } from '../PlayBatchLine.tsx'
import { PlayBatchMissed } from '../pay/PlayBatchMissed.tsx'
import { PlayBonusShort } from '../pay/PlayBonusShort.tsx'
import { PlayChecking } from '../pay/PlayChecking.tsx'
import { PlayLuckyNone } from './PlayLuckyNone.tsx'
import { useLuckyPurchase, type LuckyPurchase } from './use-lucky-purchase.ts'
import { words } from './words.ts'

const walletNames = { play: words.$playWallet, bonus: words.$bonusWallet } as const

interface Props extends Omit<LuckyPurchase, 'shown'> {
  onChange: () => void
  onBack: () => void
  onMainWallet: () => void
}

interface AskedProps {
  it: ReturnType<typeof useLuckyPurchase>
  online: boolean
  onMainWallet: () => void
}

/** The questions and refusals that follow a payment. */
const Asked = ({ it, online, onMainWallet }: AskedProps) => {
  const { type, alert, setAlert, bonusShort, setBonusShort, missed, setMissed, purchase, pay } = it
  return (
    <>
      <PlayBonusShort
        open={bonusShort}
        onClose={() => setBonusShort(false)}
        onMainWallet={() => {
          setBonusShort(false)
          onMainWallet()
        }}
      />
      <PlayBatchMissed
        batchId={missed}
        onClose={() => {
          setMissed(undefined)
          type('')
        }}
        onNext={() => {
          setMissed(undefined)
          pay(missed)
        }}
      />
      <PlayChecking
        open={purchase.checking}
        online={online}
        sending={purchase.pending !== undefined}
        onAgain={purchase.again}
        onLater={purchase.later}
      />
      <ErrorAlert error={alert} onClose={() => setAlert(undefined)} />
    </>
  )
}

export const PlayLuckyPin = ({ onChange, onBack, onMainWallet, ...paying }: Props) => {
  const online = useOnline()
  const source = useLocation({ select: at => at.pathname })
  const shown = useRef('')
  const it = useLuckyPurchase({ ...paying, shown })
  const { lines, total, pin, type, fault, alert, setAlert, purchase, pay } = it
  const form = useRef<HTMLFormElement>(null)
  // After a wrong PIN the field has the focus again.
  useEffect(() => {
    if (fault) form.current?.querySelector('input')?.focus()
  }, [fault])
  if (lines === 0)
    return (
      <>
        <PlayLuckyNone onChange={onChange} />
        <ErrorAlert error={alert} onClose={() => setAlert(undefined)} />
      </>
    )

  return (
    <div className="w-full max-w-md mx-auto stack">
      <PlayBatchLine game={paying.game} shown={shown} />
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
        <p className="text-soft">{words.$fromYour(formatBalance(total), walletNames[paying.way])}</p>
        <PinField label={words.$transactionPin} value={pin} onChange={type} error={fault} />
        <Link to="/profile-settings/forgot-pin" search={{ source }} className="btn-link self-start">
          {words.$forgotYourPin}
        </Link>
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
      <Asked it={it} online={online} onMainWallet={onMainWallet} />
    </div>
  )
}
