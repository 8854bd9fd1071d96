// Follows one top-up until settled, then leads back to the game or the wallet.
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForgetMoney } from '#src/api/games.ts'
import { useSession } from '#src/api/user.ts'
import { topUpQuery } from '#src/api/wallet.ts'
import type { TopUp } from '#src/model/money.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { topUpBox, withoutLink } from '#src/device/money-boxes.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { goesBackAtOnce, wayBackOf } from '#src/lib/way-back.ts'
import { openPaymentLink } from '#src/lib/payment-link.ts'
import { FundDebited } from './FundDebited.tsx'
import { FundPayTo } from './FundPayTo.tsx'
import { followHere } from './other-window.ts'
import { isTopUpSettled, topUpIcons, topUpLooks, topUpWords } from './top-up-words.ts'
import { words } from './words.ts'

interface Props {
  reference: string
  /** Whether the checkout just led here. */
  returned: boolean
}

/** Of what it paid for. */
const pathOf = ({ kind, slipId }: NonNullable<TopUp['slip']>): string =>
  kind === 'bid' ? `/awoof/${slipId}` : `/game-history/${slipId}`

export const FundStatus = ({ reference, returned }: Props) => {
  const router = useRouter()
  const forgetMoney = useForgetMoney()
  const query = useQuery(topUpQuery(reference))
  const kept = useKeptRows(topUpBox, undefined)
  const player = useSession().user?.phoneNumber
  const fresh = query.data
  const topUp = fresh ?? (query.error ? kept?.rows.find(it => it.reference === reference) : undefined)
  const settled = topUp !== undefined && isTopUpSettled(topUp.state)
  const back = wayBackOf(reference)
  const [waits, setWaits] = useState(returned)
  if (fresh && !settled && !waits) setWaits(true)
  // Only a player who waited is sent on to the ticket; an old payment is viewed here.
  const isBought = waits && fresh?.slip?.bought
  const goesOn = isBought && back && goesBackAtOnce(reference)
  const bought = isBought && !goesOn ? pathOf(fresh.slip!) : undefined

  useEffect(() => {
    if (settled) void forgetMoney()
  }, [settled, forgetMoney])
  const { refetch } = query
  useEffect(
    () =>
      followHere(reference, () => {
        // The payment may settle before this page first hears of it.
        setWaits(true)
        void refetch()
      }),
    [reference, refetch],
  )
  useEffect(() => {
    if (bought) router.history.replace(bought)
  }, [bought, router])
  useEffect(() => {
    if (goesOn) router.history.replace(`${back}?reference=${encodeURIComponent(reference)}`)
  }, [goesOn, back, reference, router])
  useEffect(() => {
    if (fresh && player)
      void topUpBox.saveOne(player, withoutLink(fresh), it => it.reference === fresh.reference, serverNow())
  }, [fresh, player])

  if (!topUp)
    return query.error ? (
      <ErrorNote error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton lines={4} />
    )

  const { heading, text } = topUpWords(topUp.state, topUp.amount)
  const link = topUp.paymentLink
  return (
    <section className="stack !gap-4" aria-live="polite">
      {!fresh && kept && <AsOf at={kept.asOf} />}
      <Slip>
        <h2 className="title-2 flex items-center gap-3">
          <span
            className={`grid place-items-center flex-none w-11 h-11 rounded-full ${topUpLooks[topUp.state]}`}
          >
            <Icon name={topUpIcons[topUp.state]} />
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
      {query.error && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {topUp.state === 'waiting' && link && (
        <Button kind="gold" block onClick={() => openPaymentLink(link)}>
          {words.$openThePaymentPage}
        </Button>
      )}
      {topUp.payTo && <FundPayTo topUp={topUp} isFollowed />}
      {topUp.state !== 'credited' && <FundDebited reference={reference} />}
      {topUp.slip?.bought && (
        <LinkButton to={pathOf(topUp.slip)} kind="gold" block>
          {topUp.slip.kind === 'bid' ? words.$openTheBid : words.$openTheTicket}
        </LinkButton>
      )}
      {settled && back && !topUp.slip?.bought && (
        <Button kind="gold" block onClick={() => router.history.push(back)}>
          {words.$backToYourGame}
        </Button>
      )}
      {(topUp.state === 'failed' || topUp.state === 'expired') && (
        <LinkButton to="/fund-wallet/fund-channels" kind="brand" block>
          {words.$tryAgain}
        </LinkButton>
      )}
      <LinkButton to="/wallet" kind="quiet" block>
        {words.$goToWallet}
      </LinkButton>
    </section>
  )
}
