// What became of a bid: its prize, its numbers, its PIN again, and the proof of its draw.
import { useState } from 'react'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'
import type { Bid } from '#src/model/items.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { AwoofCheck } from './AwoofCheck.tsx'
import { AwoofPinAgain } from './AwoofPinAgain.tsx'
import { AwoofPrize } from './AwoofPrize.tsx'
import { words } from './words.ts'

export const AwoofBidFacts = ({ bid }: { bid: Bid }) => {
  const [isChecked, setChecked] = useState(false)
  const { item, status, prize } = bid
  return (
    <div className="stack">
      {prize && <AwoofPrize bid={bid} prize={prize} />}
      <Facts
        facts={[
          [words.$numbers(bid.first, bid.last), formatBalance(bid.bidAmount)],
          [words.$drawnAt, formatDateTime(Date.parse(item.drawsAt))],
          [words.$freeLine, bid.instantCashoutPicks.luckyNumber.join(' ')],
        ]}
      />
      <LinkButton
        to="/game-history/$gameID"
        params={{ gameID: bid.instantCashoutPicks.slipId }}
        kind="quiet"
        block
      >
        {words.$seeTicket}
      </LinkButton>
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
