// The chosen bids with their price, and the ways to pay.
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { bidsQuery, itemsQuery, usePlaceBids } from '#src/api/items/items.ts'
import { useUser } from '#src/api/user.ts'
import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import { formatBalance, formatMoney, naira } from '#src/lib/money.ts'
import { costOf, numbersIn, type SelectedItem } from '#src/play/awoof-store.ts'
import { awoofStore } from '#src/play/awoof.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { useCardTopUp } from '../shared/card/use-card-top-up.ts'
import { AwoofOdds } from './AwoofOdds.tsx'
import { heldOf } from '#src/play/bid-again.ts'
import { words } from './words.ts'

/** @param paid the card payment that led here, '' for none */
export const AwoofSummary = ({ paid }: { paid: string }) => {
  const router = useRouter()
  const online = useOnline()
  const { selectedAwoofItems, requestKey } = useSnapshot(awoofStore.state)
  const { data: items } = useQuery(itemsQuery())
  const { data: bids } = useQuery(bidsQuery())
  const { user } = useUser()
  const place = usePlaceBids()
  const [error, setError] = useState<string>()
  const card = useCardTopUp({
    gameQuery: '/awoof/summary',
    onOpened: reference =>
      void router.navigate({ to: '/fund-wallet/paystack-fund-status', search: { reference } }),
    onLink: awoofStore.payingByCard,
    refused: words.$allowTheWindow,
  })
  const chosen = selectedAwoofItems as readonly SelectedItem[]
  const total = chosen.reduce((sum, it) => sum + costOf(it), 0)
  const balances = { play: user?.playBalance ?? 0, bonus: user?.bonusBalance ?? 0 }
  const missing = user ? Math.max(0, total - balances.play) : 0
  const byCard = Math.max(missing, SMALLEST_TOP_UP)
  const send = (from: 'play' | 'bonus') =>
    place.mutate(
      {
        requestKey,
        bids: chosen.map(it => ({
          itemId: it.id,
          amountType: it.selectedAmount.amountType,
          chances: it.numberOfChances,
        })),
        amount: String(naira(total)),
        fromPlayWallet: from === 'play',
        fromBonusWallet: from === 'bonus',
      },
      {
        onSuccess: answer => {
          awoofStore.bought(answer.bids)
          void router.navigate({ to: '/awoof/{-$step}', params: { step: 'success' }, replace: true })
        },
        onError: failure => setError(failure.message),
      },
    )
  const pay = (from: 'play' | 'bonus') => {
    if (balances[from] < total && from === 'play')
      return void router.navigate({
        to: '/fund-wallet/fund-channels',
        search: {
          lowBalance: 'true',
          gameQuery: '/awoof/summary',
          needed: String(naira(total - balances.play)),
        },
      })
    if (balances[from] < total) return setError(words.$tooLow)
    send(from)
  }
  const goOn = useEffectEvent(() => {
    if (awoofStore.takeCard(paid)) send('play')
  })
  const isPaid = paid !== '' && chosen.length > 0 && balances.play >= total
  useEffect(() => {
    if (isPaid) goOn()
  }, [isPaid])
  if (chosen.length === 0)
    return (
      <EmptyState
        heading={words.$nothingYet}
        sub={words.$chooseFirst}
        action={
          <LinkButton to="/awoof/{-$step}" params={{ step: undefined }}>
            {words.$toItems}
          </LinkButton>
        }
      />
    )
  return (
    <div className="w-full max-w-xl mx-auto stack">
      <Slip>
        <h2 className="title-2">{words.$summaryOf}</h2>
        {chosen.map(it => {
          const item = items?.find(known => known.id === it.id)
          return (
            <div key={it.id} className="py-2">
              <p className="row">
                <b>{item?.name ?? it.id}</b> <b className="num">{formatMoney(costOf(it))}</b>
              </p>
              <p className="text-sm text-soft num">
                {words.$chances(it.numberOfChances, formatMoney(it.selectedAmount.amount))}
                {', '}
                {words.$holds(numbersIn(it))}
              </p>
              {item && <AwoofOdds item={item} wanted={numbersIn(it)} held={heldOf(bids, it.id)} />}
            </div>
          )
        })}
        <Tear />
        <p className="row">
          <span>{words.$total}</span>
          <b className="num">{formatBalance(total)}</b>
        </p>
      </Slip>
      <p className="hint">
        {words.$eachBid} {words.$undersold}
      </p>
      {!online && <p role="status">{words.$offline}</p>}
      <div className="stack" role="group" aria-label={words.$waysToPay}>
        {missing > 0 && (
          <>
            <Button
              kind="gold"
              block
              loading={card.isPending}
              disabled={!online}
              onClick={() => card.send(String(naira(byCard)))}
            >
              {words.$payByCard(formatMoney(byCard))}
            </Button>
            <p className="hint">{words.$cardFillsUp}</p>
          </>
        )}
        {(['play', 'bonus'] as const).map(from => (
          <button
            key={from}
            type="button"
            className={`btn btn-block pay-button ${from === 'play' && missing === 0 ? 'btn-gold' : 'btn-quiet'}`}
            disabled={!online || !user || place.isPending}
            aria-busy={place.isPending || undefined}
            onClick={() => pay(from)}
          >
            <span className="flex-1 text-left">
              {from === 'play' ? words.$payFromPlayWallet : words.$payFromBonus}
              <span className="block text-sm font-normal num">
                {words.$balance(formatBalance(balances[from]))}
              </span>
            </span>
            <b className="num">{formatBalance(total)}</b>
          </button>
        ))}
      </div>
      <ErrorAlert message={error} onClose={() => setError(undefined)} />
      <ErrorAlert message={card.error} onClose={card.forget} />
    </div>
  )
}
