// The player's bids, folded.
import type { Bid } from '#src/model/items.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { AwoofBidFacts } from './AwoofBidFacts.tsx'
import { words } from './words.ts'

const AwoofBidFold = ({ bid }: { bid: Bid }) => (
  <Fold
    open={bid.prize?.state === 'won' || bid.prize?.state === 'sent'}
    summary={
      <span className="flex-1 min-w-0">
        {bid.item.name}
        <span className="block text-sm font-medium text-soft">{words.$status[bid.status]}</span>
      </span>
    }
  >
    <AwoofBidFacts bid={bid} />
  </Fold>
)

export const AwoofBids = ({ bids }: { bids: readonly Bid[] }) => (
  <section className="card" aria-labelledby="awoof-bids">
    <h2 id="awoof-bids" className="title-2">
      {words.$yourBids}
    </h2>
    {bids.map(bid => (
      <AwoofBidFold key={bid.bidId} bid={bid} />
    ))}
  </section>
)
