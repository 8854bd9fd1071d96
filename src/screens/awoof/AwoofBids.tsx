// The player's bids: what became of each, its PIN again, its prize, and the proof of its draw.
import { useState } from 'react'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'
import type { Bid } from '#src/model/items.ts'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { AwoofCheck } from './AwoofCheck.tsx'
import { AwoofPinAgain } from './AwoofPinAgain.tsx'
import { AwoofPrize } from './AwoofPrize.tsx'
import { words } from './words.ts'

const AwoofBid = ({ bid }: { bid: Bid }) => {
  const [isChecked, setChecked] = useState(false)
  const { item, status, prize } = bid
  return (
    <Fold
      open={prize?.state === 'won' || prize?.state === 'sent'}
      summary={
        <span className="flex-1 min-w-0">
          {item.name}
          <span className="block text-sm font-medium text-soft">{words.$status[status]}</span>
        </span>
      }
    >
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
    </Fold>
  )
}

export const AwoofBids = ({ bids }: { bids: readonly Bid[] }) => (
  <section className="card" aria-labelledby="awoof-bids">
    <h2 id="awoof-bids" className="title-2">
      {words.$yourBids}
    </h2>
    {bids.map(bid => (
      <AwoofBid key={bid.bidId} bid={bid} />
    ))}
  </section>
)
