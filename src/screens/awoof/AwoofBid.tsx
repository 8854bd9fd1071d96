// One bid on a page of its own, from the history.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bidQuery } from '#src/api/items/items.ts'
import { useSession } from '#src/api/user.ts'
import { bidBox } from '#src/device/bid-box.ts'
import { serverNow } from '#src/lib/server-time.ts'
import type { Bid } from '#src/model/items.ts'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { AwoofBidFacts } from './AwoofBidFacts.tsx'
import { AwoofPicture } from './AwoofPicture.tsx'
import { words } from './words.ts'

export const AwoofBid = ({ id }: { id: string }) => {
  const query = useQuery(bidQuery(id))
  const { data: fresh, error, refetch } = query
  const online = useOnline()
  const kept = useKeptRows(bidBox, undefined)
  const player = useSession().user?.phoneNumber
  useEffect(() => {
    if (fresh && player) void bidBox.saveOne(player, fresh, it => it.bidId === fresh.bidId, serverNow())
  }, [fresh, player])
  const bid: Bid | undefined = fresh ?? kept?.rows.find(it => it.bidId === id)
  return (
    <div className="w-full max-w-xl stack">
      {!online && <p role="status">{words.$offlineBid}</p>}
      <RowsNote asked={query} keptAt={bid && kept?.asOf} />
      {online && !bid && <NotYet error={error} refetch={refetch} lines={8} />}
      {bid && (
        <section className="card stack" aria-labelledby="awoof-bid">
          <div className="flex items-center gap-4">
            <AwoofPicture item={bid.item} />
            <div className="min-w-0">
              <h2 id="awoof-bid" className="title-2">
                {bid.item.name}
              </h2>
              {/* A winner reads it in large type below. */}
              {!bid.prize && <p className="text-soft">{words.$status[bid.status]}</p>}
            </div>
          </div>
          <AwoofBidFacts bid={bid} />
        </section>
      )}
      <QuietLink to="/awoof/{-$step}" params={{ step: undefined }}>
        {words.$toItems}
      </QuietLink>
    </div>
  )
}
