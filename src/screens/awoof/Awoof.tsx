// Items to bid on, the player's own bids, and the last draws.
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { itemsQuery } from '#src/api/items/items.ts'
import { awoof } from '#src/games/awoof/game.ts'
import { heardOf } from '#src/lib/server-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { SelectedItem } from '#src/model/items/kept-items.ts'
import { awoofStore, costOf } from '#src/play/awoof-store.ts'
import { heldOf } from '#src/play/bid-again.ts'
import { awoofTour } from '#src/tours/awoof-tour.ts'
import { TourStart } from '#src/tours/TourStart.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Emblem } from '#src/ui/Emblem.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { UnlessPaused } from '../shared/held-back/UnlessPaused.tsx'
import { AwoofCard } from './AwoofCard.tsx'
import { AwoofBids } from './AwoofBids.tsx'
import { AwoofDraws } from './AwoofDraws.tsx'
import { AwoofItem } from './AwoofItem.tsx'
import { useBids } from './use-bids.ts'
import { words } from './words.ts'

const AwoofBar = () => {
  const { selectedAwoofItems } = useSnapshot(awoofStore().state)
  const chosen = selectedAwoofItems as readonly SelectedItem[]
  const chances = chosen.reduce((sum, it) => sum + it.numberOfChances, 0)
  const cost = chosen.reduce((sum, it) => sum + costOf(it), 0)
  return (
    <div className="buy-bar" role="region" aria-label={words.$yourChoice} data-tour="buy">
      <p className="tag num" data-tour="picks">
        {chances > 0 ? words.$tag(formatMoney(cost), chances) : words.$nothingYet}
      </p>
      <div className="buy-go">
        <UnlessPaused game={awoof.id}>
          {chances > 0 ? (
            <LinkButton to="/awoof/{-$step}" params={{ step: 'summary' }} className="flex-1">
              {words.$view}
            </LinkButton>
          ) : (
            <Button kind="gold" className="flex-1" disabled>
              {words.$view}
            </Button>
          )}
        </UnlessPaused>
      </div>
    </div>
  )
}

/** @param shared the item of a link sent by somebody, '' for none */
export const Awoof = ({ shared }: { shared: string }) => {
  const { data, error, refetch, dataUpdatedAt } = useQuery(itemsQuery())
  const { asked, bids, keptAt } = useBids()
  const online = useOnline()
  const router = useRouter()
  useEffect(() => {
    // Otherwise a reload would choose it again, also when it was removed or bid on.
    if (data && awoofStore().meet(data, shared))
      void router.navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }, [data, shared, router])
  return (
    <div className="w-full max-w-xl stack">
      <div className="cloth cloth-rose rounded-card p-5 flex flex-wrap items-center gap-4">
        <p className="flex-1 min-w-[4em] font-bold">{words.$buyChances}</p>
        <Emblem name="gift" size={64} />
      </div>
      <TourStart tour={awoofTour} />
      <AwoofCard />
      {!online && <p role="status">{words.$offline}</p>}
      {data && <KeptNote at={heardOf(dataUpdatedAt)} failed={error !== null} />}
      {error && online && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {!data && !online && <EmptyState icon="gift" heading={words.$noItemsKept} sub={words.$offline} />}
      {!data && !error && online && <Skeleton lines={8} />}
      {data && (
        <section aria-labelledby="awoof-items">
          <h2 id="awoof-items" className="sr-only">
            {words.$onSale}
          </h2>
          {data.length === 0 && <EmptyState icon="gift" heading={words.$noItems} sub={words.$comeBack} />}
          <ul className="list-none m-0 p-0 stack" data-tour="pick-balls">
            {data.map(item => (
              <AwoofItem key={item.id} item={item} held={heldOf(bids, item.id)} />
            ))}
          </ul>
        </section>
      )}
      {(data || error || !online) && (
        <>
          <p className="hint" data-tour="how-to-play">
            {words.$eachBid} {words.$undersold}
          </p>
          {(bids ? bids.length > 0 : asked.error && !error) && (
            <AwoofBids asked={asked} bids={bids} keptAt={keptAt} />
          )}
          <Section id="awoof-drawn" title={words.$drawn}>
            <AwoofDraws />
          </Section>
        </>
      )}
      {data && data.length > 0 && <AwoofBar />}
    </div>
  )
}
