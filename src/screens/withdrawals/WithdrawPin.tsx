// The step-up: what is sent to whom, and the transaction PIN that sends it.
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Withdrawal } from '#src/model/withdrawals.ts'
import type { WithdrawalDraft } from '#src/device/withdrawal-draft.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { formatMoney } from '#src/lib/money.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { wayOut } from './after-refusal.ts'
import { useSendDraft, type SentOutcome } from './use-send-draft.ts'
import { WithdrawAccount } from './WithdrawAccount.tsx'
import { WithdrawSums } from './WithdrawSums.tsx'
import { lockedWords, NEVER_HAPPENED } from './withdrawal-words.ts'
import { words } from './words.ts'

interface Props {
  player: string
  draft: WithdrawalDraft
  withheldPercent: number
  reread: () => Promise<void>
  onSent: (withdrawal: Withdrawal) => void
  onGo: (to: string) => void
}

interface Refused {
  /** What was thrown, or a sentence. */
  error: Error | string
  refusal: string
}

const Refusal = ({ error, refusal, onGo }: Refused & Pick<Props, 'onGo'>) => {
  const way = wayOut(refusal)
  return (
    <>
      <ErrorNote error={error} />
      {way && (
        <Button block onClick={() => onGo(way.to)}>
          {way.label}
        </Button>
      )}
    </>
  )
}

export const WithdrawPin = ({ player, draft, withheldPercent, reread, onSent, onGo }: Props) => {
  const online = useOnline()
  const [pin, setPin] = useState('')
  const [fault, setFault] = useState<string>()
  const [refused, setRefused] = useState<Refused>()
  const form = useRef<HTMLFormElement>(null)
  // After a wrong PIN the field has the focus again.
  useEffect(() => {
    if (fault) form.current?.querySelector('input')?.focus()
  }, [fault])

  const onOutcome = (sent: SentOutcome) => {
    if (sent.state === 'answered') return onSent(sent.withdrawal)
    setPin('')
    if (sent.state === 'never-happened') return setRefused({ error: NEVER_HAPPENED, refusal: '' })
    const { error } = sent
    const { refusal } = error
    if (refusal === 'pin-wrong') return setFault(error.message)
    setRefused({ error: refusal === 'pin-locked' ? lockedWords(error.retryAfter) : error, refusal })
  }
  const { sending, send } = useSendDraft({ player, draft, reread }, onOutcome)
  const amount = parseMoney(draft.amount) ?? 0
  const isOpen = draft.sent !== null && !sending
  return (
    <Form
      ref={form}
      onSubmit={() => {
        if (pin.length < 4) return setFault(words.$thePinHas4)
        setRefused(undefined)
        void send(pin)
      }}
    >
      {isOpen && (
        <section className="card stack" role="status">
          <h2 className="title-2">{words.$weAreCheckingYour2}</h2>
          <p>{online ? words.$theAnswerWasLost : words.$youAreOfflineWe}</p>
          <p className="hint">{words.$itIsTakenOnce}</p>
        </section>
      )}
      <WithdrawSums amount={amount} withheldPercent={withheldPercent} />
      <div className="card row">
        <WithdrawAccount account={draft.account!} />
      </div>
      {refused && <Refusal {...refused} onGo={onGo} />}
      <PinField
        label={words.$transactionPin}
        name="transactionPin"
        value={pin}
        busy={sending}
        onChange={value => {
          setPin(value)
          setFault(undefined)
        }}
        error={fault}
      />
      <Link
        to="/profile-settings/forgot-pin"
        search={{ source: '/withdrawals/transaction-pin' }}
        className="btn-link self-start"
      >
        {words.$forgotYourPin}
      </Link>
      {!online && !isOpen && <p role="status">{words.$youAreOfflineYour}</p>}
      <Submit loading={sending} disabled={!online}>
        {isOpen ? words.$sendAgain : words.$send} {formatMoney(amount)}
      </Submit>
    </Form>
  )
}
