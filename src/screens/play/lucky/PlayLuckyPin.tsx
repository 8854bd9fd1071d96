// Pays with the transaction PIN: the slips of all bands are bought, or none.
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { PausedCard, useIsPaused } from '../../shared/held-back/PausedCard.tsx'
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
}

interface FormProps extends Pick<Props, 'way' | 'onBack'> {
  buying: ReturnType<typeof useLuckyPurchase>
}

const PinForm = ({ buying, way, onBack }: FormProps) => {
  const source = useLocation({ select: at => at.pathname })
  const form = useRef<HTMLFormElement>(null)
  // After a wrong PIN the field has the focus again.
  useEffect(() => {
    if (buying.fault) form.current?.querySelector('input')?.focus()
  }, [buying.fault])
  return (
    <Form ref={form} className="card stack" onSubmit={() => buying.pay()}>
      <h2 className="title-2">{words.$enterYourTransactionPin}</h2>
      <p className="text-soft">{words.$fromYour(formatBalance(buying.total), walletNames[way])}</p>
      <PinField
        label={words.$transactionPin}
        value={buying.pin}
        onChange={buying.type}
        error={buying.fault}
      />
      <Link to="/profile-settings/forgot-pin" search={{ source }} className="btn-link self-start">
        {words.$forgotYourPin}
      </Link>
      <SubmitOnline
        offline={words.$youAreOfflineYour}
        loading={buying.purchase.pending !== undefined}
        disabled={buying.purchase.checking}
      >
        {words.$pay(formatMoney(buying.total))}
      </SubmitOnline>
      <QuietButton disabled={buying.purchase.pending !== undefined} onClick={onBack}>
        {words.$payAnotherWay}
      </QuietButton>
    </Form>
  )
}

export const PlayLuckyPin = ({ onChange, onBack, ...paying }: Props) => {
  const online = useOnline()
  const isPaused = useIsPaused(paying.game.id)
  const shown = useRef('')
  const buying = useLuckyPurchase({ ...paying, shown })
  if (buying.lines === 0)
    return (
      <>
        <PlayLuckyNone onChange={onChange} />
        <ErrorAlert error={buying.alert} onClose={() => buying.setAlert(undefined)} />
      </>
    )

  return (
    <div className="w-full max-w-md stack">
      <PlayBatchLine game={paying.game} shown={shown} />
      {isPaused ? (
        <PausedCard game={paying.game.id} />
      ) : (
        <PinForm buying={buying} way={paying.way} onBack={onBack} />
      )}
      <PlayBonusShort
        open={buying.bonusShort}
        onClose={() => buying.setBonusShort(false)}
        onMainWallet={buying.onMainWallet}
      />
      <PlayBatchMissed
        batchId={buying.missed}
        onClose={() => {
          buying.setMissed(undefined)
          buying.type('')
        }}
        onNext={() => {
          buying.setMissed(undefined)
          buying.pay(buying.missed)
        }}
      />
      <PlayChecking
        open={buying.purchase.checking}
        online={online}
        sending={buying.purchase.pending !== undefined}
        onAgain={buying.purchase.again}
        onLater={buying.purchase.later}
      />
      <ErrorAlert error={buying.alert} onClose={() => buying.setAlert(undefined)} />
    </div>
  )
}
