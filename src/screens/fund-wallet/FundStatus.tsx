// How one top-up stands, and where it leads: to what it paid for, back to what waits for it, or to the wallet.
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { GoldButton, GoldLink, QuietButton, QuietLink } from '#src/ui/buttons/Wide.tsx'
import { ErrorNote, NotYet } from '#src/ui/ErrorNote.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { openPaymentLink } from '#src/lib/payment-link.ts'
import { FundPayTo } from './FundPayTo.tsx'
import { topUpLook, topUpWords, debitedWords } from './top-up-words.ts'
import { pathOf, useFollowedTopUp } from './use-followed-top-up.ts'
import { words } from './words.ts'
import { useAskAboutTopUp, type TopUp } from '#src/api/wallet.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'

/** Money left the bank but has not arrived: asks the provider by the reference, and shows its answer. */
const FundDebited = ({ reference }: { reference: string }) => {
  const ask = useAskAboutTopUp()
  const [said, setSaid] = useState<string>()
  const send = () => ask.mutate(reference, { onSuccess: (topUp: TopUp) => setSaid(debitedWords(topUp)) })
  return (
    <div className="stack">
      <QuietButton loading={ask.isPending} onClick={send}>
        {words.$iWasDebited}
      </QuietButton>
      {said && <p role="status">{said}</p>}
      <ErrorAlert error={ask.error} onClose={ask.reset} />
    </div>
  )
}

interface Props {
  reference: string
  /** Whether the checkout just led here. */
  returned: boolean
}

export const FundStatus = ({ reference, returned }: Props) => {
  const router = useRouter()
  const { topUp, asOf, settled, back, error, refetch } = useFollowedTopUp(reference, returned)
  if (!topUp) return <NotYet error={error} refetch={refetch} lines={4} />

  const { heading, text } = topUpWords(topUp)
  const { icon, look } = topUpLook(topUp)
  const link = topUp.paymentLink
  return (
    <section className="stack gap-4" aria-live="polite">
      {asOf !== undefined && <AsOf at={asOf} />}
      <Slip>
        <h2 className="title-2 flex items-center gap-3">
          <span className={`grid place-items-center flex-none w-11 h-11 rounded-full ${look}`}>
            <Icon name={icon} />
          </span>
          {heading}
        </h2>
        <p className="num font-extrabold text-3xl tracking-tight my-3">
          <Money amount={topUp.amount} balance />
        </p>
        <p>{text}</p>
        {topUp.slip && <p className={topUp.slip.bought ? 'mt-2 text-win' : 'mt-2'}>{topUp.slip.message}</p>}
        <Tear />
        <p className="hint num break-all">{words.$reference(topUp.reference)}</p>
      </Slip>
      {error && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {topUp.state === 'waiting' && link && (
        <GoldButton onClick={() => openPaymentLink(link)}>{words.$openThePaymentPage}</GoldButton>
      )}
      {topUp.payTo && <FundPayTo topUp={topUp} isFollowed />}
      {topUp.state !== 'credited' && <FundDebited reference={reference} />}
      {topUp.slip?.bought && (
        <GoldLink to={pathOf(topUp.slip)}>
          {topUp.slip.kind === 'bid' ? words.$openTheBid : words.$openTheTicket}
        </GoldLink>
      )}
      {settled && back && !topUp.slip?.bought && (
        <GoldButton onClick={() => router.history.push(back)}>{words.$backToWhereYou}</GoldButton>
      )}
      {(topUp.state === 'failed' || topUp.state === 'expired') && (
        <LinkButton to="/fund-wallet/fund-channels" kind="brand" block>
          {words.$tryAgain}
        </LinkButton>
      )}
      <QuietLink to="/wallet">{words.$goToWallet}</QuietLink>
    </section>
  )
}
