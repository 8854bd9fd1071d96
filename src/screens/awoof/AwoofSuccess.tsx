// The bids just bought, with their cash-out PINs: shown until this page is left.
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { BoughtBid } from '#src/model/items.ts'
import { awoofStore } from '#src/play/awoof-store.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { AwoofPicture } from './AwoofPicture.tsx'
import { AwoofGets } from './AwoofGets.tsx'
import { AwoofPin } from './AwoofPin.tsx'
import { AwoofPinAgain } from './AwoofPinAgain.tsx'
import { words as bidWords } from '../shared/bids/words.ts'
import { words } from './words.ts'

const AwoofBought = ({ bid }: { bid: BoughtBid }) => (
  <Slip>
    <div className="flex gap-4">
      <AwoofPicture item={bid.item} />
      <div className="flex-1 min-w-0">
        <h3 className="font-bold">{bid.item.name}</h3>
        <p className="text-sm num">{bidWords.$numbers(bid.first, bid.last)}</p>
      </div>
    </div>
    <Tear />
    {bid.cashoutPin ? <AwoofPin pin={bid.cashoutPin} /> : <AwoofPinAgain id={bid.bidId} />}
    <AwoofGets bid={bid} label={words.$paid} />
  </Slip>
)

export const AwoofSuccess = () => {
  const { successResponse } = useSnapshot(awoofStore().state)
  useEffect(
    () => () => {
      // Development mounts every page twice in place.
      if (!location.pathname.endsWith('/success')) awoofStore().forgetPins()
    },
    [],
  )
  const bids = successResponse as readonly BoughtBid[]
  const back = (
    <LinkButton to="/awoof/{-$step}" params={{ step: undefined }} block kind="brand">
      {words.$toItems}
    </LinkButton>
  )
  if (bids.length === 0) return <EmptyState heading={words.$noBid} sub={words.$chooseFirst} action={back} />
  return (
    <div className="w-full max-w-xl stack">
      <h2 className="title-2" role="status">
        {bids.length === 1 ? words.$bidPlaced : words.$bidsPlaced}
      </h2>
      <p>{bids.some(it => it.cashoutPin) ? words.$writeItDown : words.$wasShown}</p>
      {bids.map(bid => (
        <AwoofBought key={bid.bidId} bid={bid} />
      ))}
      {back}
    </div>
  )
}
