// What is to be paid and where, until the provider has confirmed it.
import { useState } from 'react'
import type { TopUp } from '#src/api/wallet.ts'
import { formatBalance } from '#src/lib/money.ts'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { useCopied } from '#src/ui/use-copied.ts'
import { FundSandbox } from './FundSandbox.tsx'
import { dialLink, ussdBanks } from './ussd-banks.ts'

type PayTo = NonNullable<TopUp['payTo']>

const Account = ({ it }: { it: Extract<PayTo, { kind: 'transfer' }> }) => {
  const { copied, copy } = useCopied()
  const [isOver, setOver] = useState(false)
  return (
    <>
      <p className="eyebrow">{it.bankName}</p>
      <p className="num font-extrabold text-3xl tracking-tight">{it.accountNumber}</p>
      <p>{it.accountName}</p>
      <Button kind="quiet" block onClick={() => void copy(it.accountNumber)}>
        {copied ? 'Copied' : 'Copy the account number'}
      </Button>
      <p className="hint" role="status">
        {isOver ? (
          'This account is closed. Do not pay into it any more: ask for another one.'
        ) : (
          <>
            Open for{' '}
            <Countdown to={Date.parse(it.until)} onEnd={() => setOver(true)} label="Account open for" />
          </>
        )}
      </p>
    </>
  )
}

const Code = ({ it }: { it: Extract<PayTo, { kind: 'ussd' }> }) => (
  <>
    <p className="eyebrow">{ussdBanks[it.bank]}</p>
    <p className="num font-extrabold text-3xl tracking-tight break-all">{it.code}</p>
    <p>Dial it on the phone number that your bank knows, and confirm with the PIN of your bank.</p>
    <a className="btn btn-brand w-full" href={dialLink(it.code)}>
      Dial it now
    </a>
  </>
)

export const FundPayTo = ({ topUp, isFollowed }: { topUp: TopUp; isFollowed?: boolean }) => {
  const { payTo: it, reference } = topUp
  return (
    <>
      {it && (
        <Slip>
          <div className="stack">
            <p>
              {it.kind === 'transfer' ? 'Transfer exactly' : 'Pay'}{' '}
              <b className="num">{formatBalance(topUp.amount)}</b>
            </p>
            {it.kind === 'transfer' ? <Account it={it} /> : <Code it={it} />}
          </div>
          <Tear />
          <p className="hint num break-all">Reference {reference}</p>
        </Slip>
      )}
      {!isFollowed && (
        <LinkButton to="/fund-wallet/bank-transfer-status" search={{ reference }} kind="gold" block>
          {it ? 'I have paid' : 'See what became of it'}
        </LinkButton>
      )}
      {it && <FundSandbox reference={reference} />}
    </>
  )
}
