// What is to be paid and where, until the provider has confirmed it.
import { useEffect, useRef, useState } from 'react'
import type { TopUp } from '#src/api/wallet.ts'
import { formatBalance, naira } from '#src/lib/money.ts'
import { wayBackOf } from '#src/lib/way-back.ts'
import { GoldLink, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { useCopied } from '#src/ui/use-copied.ts'
import { FundSandbox } from './FundSandbox.tsx'
import { dialLink } from '../shared/dial-link.ts'
import { ussdBanks } from './ussd-banks.ts'
import { words } from './words.ts'

type PayTo = NonNullable<TopUp['payTo']>

interface AccountProps {
  it: Extract<PayTo, { kind: 'transfer' }>
  topUp: TopUp
}

const Account = ({ it, topUp: { amount, reference } }: AccountProps) => {
  const { copied, copy } = useCopied()
  const [isOver, setOver] = useState(false)
  return (
    <>
      <p className="eyebrow">{it.bankName}</p>
      <p className="num font-extrabold text-3xl tracking-tight">{it.accountNumber}</p>
      <p>{it.accountName}</p>
      {isOver ? (
        <LinkButton
          to="/fund-wallet/fund-transfer/$amount"
          params={{ amount: String(naira(amount)) }}
          search={{ gameQuery: wayBackOf(reference) }}
          kind="brand"
          block
        >
          {words.$getAnotherAccount}
        </LinkButton>
      ) : (
        <QuietButton onClick={() => void copy(it.accountNumber)}>
          {copied ? words.$copied : words.$copyTheAccountNumber}
        </QuietButton>
      )}
      <p className="hint" role="status">
        {isOver ? (
          words.$thisAccountIsClosed
        ) : (
          <>
            {words.$openFor}{' '}
            <Countdown to={Date.parse(it.until)} onEnd={() => setOver(true)} label={words.$accountOpenFor} />
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
    <p>{words.$dialItOnThe}</p>
    <a className="btn btn-brand w-full" href={dialLink(it.code)}>
      {words.$dialItNow}
    </a>
  </>
)

interface Props {
  topUp: TopUp
  /** The page already says what becomes of it. */
  isFollowed?: boolean
  /** It replaces the form that requested it, and takes over the focus. */
  isNew?: boolean
}

export const FundPayTo = ({ topUp, isFollowed, isNew }: Props) => {
  const { payTo: it, reference } = topUp
  const beginning = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) beginning.current?.focus()
  }, [isNew])
  return (
    <>
      {it && (
        <Slip>
          <div className="stack">
            <p ref={beginning} tabIndex={-1}>
              {it.kind === 'transfer' ? words.$transferExactly : words.$pay}{' '}
              <b className="num">{formatBalance(topUp.amount)}</b>
            </p>
            {it.kind === 'transfer' ? <Account it={it} topUp={topUp} /> : <Code it={it} />}
          </div>
          <Tear />
          <p className="hint num break-all">{words.$reference(reference)}</p>
        </Slip>
      )}
      {!isFollowed && (
        <GoldLink to="/fund-wallet/bank-transfer-status" search={{ reference }}>
          {it ? words.$iHavePaid : words.$seeWhatBecameOf}
        </GoldLink>
      )}
      {it && <FundSandbox reference={reference} />}
    </>
  )
}
