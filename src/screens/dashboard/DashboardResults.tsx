// Up to three slips with a game's newest result each; they advance on their own and stop under the finger.
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { patiently } from '#src/lib/low-data.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Slideshow } from '#src/ui/Slideshow.tsx'
import { DashboardResult } from './DashboardResult.tsx'
import { useLatest } from '../shared/use-latest.ts'
import { resultSlides } from './result-slides.ts'
import { words } from './words.ts'
import { recentPlaysQuery } from '#src/api/results.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { Ticker } from '#src/ui/Marquee.tsx'
import { tickerLines } from './plays-ticker.ts'

// The last minutes' plays, scrolling past in 44 seconds.
const DashboardTicker = () => {
  const { data } = useQuery({ ...recentPlaysQuery(), refetchInterval: () => patiently(2 * MINUTE) })
  const known = useClockKnown()
  const lines = data && known ? tickerLines(data, serverNow()) : []
  return (
    <div className="min-h-11">{lines.length > 0 && <Ticker items={lines} label={words.$recentPlays} />}</div>
  )
}

/** Seconds for the whole cycle. */
const CYCLE = 60

export const DashboardResults = () => {
  const latest = useLatest()
  const slides = resultSlides(latest.data?.rows)
  return (
    <section aria-labelledby="latest-results">
      <div className="row">
        <h2 id="latest-results" className="title-2">
          {words.$latestResults}
        </h2>
        <Link to="/results" className="btn-link text-sm">
          {words.$allResults}
        </Link>
      </div>
      <div className="min-h-[210px]">
        {slides.length === 0 && !latest.data && !latest.error && <Skeleton lines={6} />}
        {slides.length === 0 && latest.error && (
          <ErrorNote error={latest.error} onRetry={() => void latest.refetch()} />
        )}
        {slides.length === 0 && latest.data && (
          <EmptyState heading={words.$noDrawHasBeen} sub={words.$drawsAreMadeEvery} />
        )}
        {slides.length > 0 && (
          <Slideshow seconds={CYCLE} label={words.$results}>
            {slides.map(item => (
              <DashboardResult key={item.batch} item={item} />
            ))}
          </Slideshow>
        )}
        <DashboardTicker />
        {latest.data && <KeptNote at={latest.data.at} />}
      </div>
    </section>
  )
}
