// The player's bids, folded.
import type { Bid } from '#src/model/items.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { Section } from '#src/ui/Section.tsx'
import { AsOf } from '#src/ui/time/AsOf.tsx'
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

/** @param asOf ms, of this phone's copy */
export const AwoofBids = ({ bids, asOf }: { bids: readonly Bid[]; asOf: number | undefined }) => (
  <Section id="awoof-bids" title={words.$yourBids} className="card">
    {asOf !== undefined && <AsOf at={asOf} />}
    {bids.map(bid => (
      <AwoofBidFold key={bid.bidId} bid={bid} />
    ))}
  </Section>
)
