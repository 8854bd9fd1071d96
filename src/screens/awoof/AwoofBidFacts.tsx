// What became of a bid: its prize, its numbers, its PIN again, and the proof of its draw.
import { useState } from 'react'
import type { Bid } from '#src/model/items.ts'
import { Button } from '#src/ui/Button.tsx'
import { AwoofCheck } from './AwoofCheck.tsx'
import { AwoofGets } from './AwoofGets.tsx'
import { AwoofPinAgain } from './AwoofPinAgain.tsx'
import { AwoofPrize } from './AwoofPrize.tsx'
import { words } from './words.ts'

export const AwoofBidFacts = ({ bid }: { bid: Bid }) => {
  const [isChecked, setChecked] = useState(false)
  const { item, status, prize } = bid
  return (
    <div className="stack">
      {prize && <AwoofPrize bid={bid} prize={prize} />}
      <AwoofGets bid={bid} label={words.$numbers(bid.first, bid.last)} />
      {(status === 'Pending' || prize?.state === 'won') && <AwoofPinAgain id={bid.bidId} />}
      {isChecked ? (
        <AwoofCheck itemId={item.id} bidId={bid.bidId} />
      ) : (
        <Button kind="quiet" block onClick={() => setChecked(true)}>
          {words.$check}
        </Button>
      )}
    </div>
  )
}
