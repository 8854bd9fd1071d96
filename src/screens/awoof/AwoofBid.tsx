// One bid on a page of its own, from the history.
import { useQuery } from '@tanstack/react-query'
import { bidQuery } from '#src/api/items/items.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { AwoofBidFacts } from './AwoofBidFacts.tsx'
import { AwoofPicture } from './AwoofPicture.tsx'
import { words } from './words.ts'

export const AwoofBid = ({ id }: { id: string }) => {
  const { data: bid, error, refetch } = useQuery(bidQuery(id))
  return (
    <div className="w-full max-w-xl mx-auto stack">
      {error && !bid && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {!bid && !error && <Skeleton lines={8} />}
      {bid && (
        <section className="card stack" aria-labelledby="awoof-bid">
          <div className="flex items-center gap-4">
            <AwoofPicture item={bid.item} />
            <div className="min-w-0">
              <h2 id="awoof-bid" className="title-2">
                {bid.item.name}
              </h2>
              <p className="text-soft">{words.$status[bid.status]}</p>
            </div>
          </div>
          <AwoofBidFacts bid={bid} />
        </section>
      )}
      <LinkButton to="/awoof/{-$step}" params={{ step: undefined }} kind="quiet" block>
        {words.$toItems}
      </LinkButton>
    </div>
  )
}
