// Up to three boxes with a game's newest result each; they advance on their own and stop under the finger.
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { latestResultsQuery } from '#src/api/front-page.ts'
import { isLive } from '#src/api/live/live-open.ts'
import { untilNextResult } from '#src/draws/next-result.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { patiently } from '#src/lib/low-data.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Slideshow } from '#src/ui/Slideshow.tsx'
import { resultSlides } from './result-slides.ts'

/** Seconds for the whole cycle. */
const CYCLE = 60

export const DashboardResults = () => {
  const latest = useQuery({
    ...latestResultsQuery(),
    refetchInterval: () => !isLive() && patiently(untilNextResult(serverNow())),
  })
  const slides = resultSlides(latest.data?.rows)
  return (
    <section className="card" aria-labelledby="latest-results">
      <div className="row">
        <h2 id="latest-results" className="title-2">
          Latest results
        </h2>
        <Link to="/results" className="btn-link">
          All results
        </Link>
      </div>
      <div className="min-h-[210px]">
        {slides.length === 0 && latest.isPending && <Skeleton lines={6} />}
        {slides.length === 0 && latest.error && (
          <ErrorNote error={latest.error} onRetry={() => void latest.refetch()} />
        )}
        {slides.length === 0 && latest.data && (
          <EmptyState heading="No draw has been made yet" sub="Draws are made every five minutes." />
        )}
        {slides.length > 0 && (
          <Slideshow seconds={CYCLE}>
            {slides.map(item => (
              <article
                key={item.batch}
                className="px-1 py-3"
                aria-label={`${lotteryName(item.lottery_type)} ${item.batch}`}
              >
                <p className="font-bold">{lotteryName(item.lottery_type)}</p>
                <p className="text-sm text-soft num mb-3">
                  {item.batch}, {formatDateTime(Date.parse(item.date))}
                </p>
                <BallRow numbers={item.ticket_number} />
                <p className="mt-3">
                  Amount won <Money amount={item.amount} className="font-bold text-win" />
                </p>
              </article>
            ))}
          </Slideshow>
        )}
        {latest.data && <KeptNote at={latest.data.at} />}
      </div>
    </section>
  )
}
