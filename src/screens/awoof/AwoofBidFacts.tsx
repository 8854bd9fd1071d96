// What became of a bid: its prize, its numbers, its PIN again, and the proof of its draw.
import type { Bid } from '#src/model/items.ts'
import { AwoofChecked } from './AwoofChecked.tsx'
import { AwoofGets } from './AwoofGets.tsx'
import { AwoofOnward } from './AwoofOnward.tsx'
import { AwoofPinAgain } from './AwoofPinAgain.tsx'
import { AwoofPrize } from './AwoofPrize.tsx'
import { words as bidWords } from '../shared/bids/words.ts'

export const AwoofBidFacts = ({ bid }: { bid: Bid }) => {
  const { item, status, prize } = bid
  return (
    <div className="stack">
      {prize && <AwoofPrize bid={bid} prize={prize} />}
      <AwoofGets bid={bid} label={bidWords.$numbers(bid.first, bid.last)} />
      {(status === 'Pending' || prize?.state === 'won') && <AwoofPinAgain id={bid.bidId} />}
      <AwoofChecked item={item} bid={bid} />
      {item.state === 'open' && <AwoofOnward bid={bid} />}
    </div>
  )
}
