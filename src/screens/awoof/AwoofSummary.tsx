// The chosen bids with their price; the ways to pay come from the route.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { itemsQuery } from '#src/api/items/items.ts'
import { renew } from '#src/api/sending.ts'
import { useUser } from '#src/api/user.ts'
import type { BidsToPay } from '#src/buying/pay-way.ts'
import { formatBalance, formatMoney, type Kobo } from '#src/lib/money.ts'
import type { Item } from '#src/model/items.ts'
import type { SelectedItem } from '#src/model/items/kept-items.ts'
import type { User } from '#src/model/user.ts'
import { awoofStore, costOf, numbersIn } from '#src/play/awoof-store.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { AwoofCard } from './AwoofCard.tsx'
import { AwoofOdds } from './AwoofOdds.tsx'
import { heldOf } from '#src/play/bid-again.ts'
import { keepBids } from '#src/play/keep-bids.ts'
import { useBids } from './use-bids.ts'
import { words } from './words.ts'
import * as keys from '#src/api/keys.ts'

export interface AwoofToPay {
  user: User
  slip: { slipId: string; stake: Kobo }
  bids: BidsToPay
  onRenew: () => void
}

const Nothing = () => (
  <div className="w-full max-w-xl stack">
    <AwoofCard />
    <EmptyState
      heading={words.$nothingYet}
      sub={words.$chooseFirst}
      action={
        <LinkButton to="/awoof/{-$step}" params={{ step: undefined }} kind="brand">
          {words.$toItems}
        </LinkButton>
      }
    />
  </div>
)

const Chosen = ({ it, item, held }: { it: SelectedItem; item: Item | undefined; held: number }) => (
  <div className="py-2">
    <p className="row">
      <b>{item?.name ?? it.id}</b> <b className="num">{formatMoney(costOf(it))}</b>
    </p>
    <p className="text-sm text-soft num">
      {words.$chances(it.numberOfChances, formatMoney(it.selectedAmount.amount))}
      {', '}
      {words.$holds(numbersIn(it))}
    </p>
    {item && <AwoofOdds item={item} wanted={numbersIn(it)} held={held} />}
  </div>
)

const refresh = () => void renew(keys.items, keys.bids)

/** @param pay the ways to pay */
export const AwoofSummary = ({ pay }: { pay: (it: AwoofToPay) => ReactNode }) => {
  const online = useOnline()
  const { selectedAwoofItems, choice } = useSnapshot(awoofStore().state)
  const { storageNotice } = useSnapshot(awoofStore().status)
  const { data: items } = useQuery(itemsQuery())
  const { bids } = useBids()
  const { user } = useUser()
  const chosen = selectedAwoofItems as readonly SelectedItem[]
  const total = chosen.reduce((sum, it) => sum + costOf(it), 0)
  if (chosen.length === 0) return <Nothing />
  return (
    <div className="w-full max-w-xl stack">
      <AwoofCard />
      {storageNotice && (
        <p className="card" role="status">
          {words.$cannotKeep}
        </p>
      )}
      <Slip>
        <h2 className="title-2">{words.$summaryOf}</h2>
        {chosen.map(it => (
          <Chosen
            key={it.id}
            it={it}
            item={items?.find(known => known.id === it.id)}
            held={heldOf(bids, it.id)}
          />
        ))}
        <Tear />
        <p className="row">
          <span>{words.$total}</span>
          <b className="num">{formatBalance(total)}</b>
        </p>
      </Slip>
      <p className="hint">
        {words.$eachBid} {words.$undersold} {words.$cardFillsUp}
      </p>
      {!online && <p role="status">{words.$offline}</p>}
      {user &&
        pay({
          user,
          slip: { slipId: '', stake: total },
          bids: {
            choice,
            wanted: chosen.map(it => ({
              itemId: it.id,
              amountType: it.selectedAmount.amountType,
              chances: it.numberOfChances,
            })),
            keep: async bought => {
              await keepBids(user.phoneNumber, bought)
              refresh()
            },
            byCard: it => awoofStore().byCard({ ...it, amount: total }),
          },
          onRenew: refresh,
        })}
    </div>
  )
}
