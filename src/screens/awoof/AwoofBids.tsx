// The player's bids, folded.
import type { Bid } from '#src/model/items.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { Section } from '#src/ui/Section.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { AwoofBidFacts } from './AwoofBidFacts.tsx'
import type { useBids } from './use-bids.ts'
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

export const AwoofBids = ({ asked, bids, keptAt }: ReturnType<typeof useBids>) => (
  <Section id="awoof-bids" title={words.$yourBids} className="card">
    <RowsNote asked={asked} keptAt={keptAt} />
    {!bids && <ErrorNote error={asked.error} onRetry={() => void asked.refetch()} />}
    {bids?.map(bid => (
      <AwoofBidFold key={bid.bidId} bid={bid} />
    ))}
  </Section>
)
