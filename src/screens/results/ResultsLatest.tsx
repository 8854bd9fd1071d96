// The newest draws on the front page, one per game.
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { latestResultsQuery } from '#src/api/front-page.ts'
import { isLive } from '#src/api/live/live-open.ts'
import { untilNextResult } from '#src/draws/next-result.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { patiently } from '#src/lib/low-data.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import { paidWords, shortWhen } from './results-model.ts'

const SHOWN = 3

export const ResultsLatest = () => {
  const today = useKnownToday()
  const { data, error, refetch } = useQuery({
    ...latestResultsQuery(),
    refetchInterval: () => !isLive() && patiently(untilNextResult(serverNow())),
  })
  const newest = [...(data?.rows ?? [])]
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .slice(0, SHOWN)
  return (
    <section className="card" aria-labelledby="last-results">
      <div className="row">
        <h2 id="last-results" className="title-2">
          Last results
        </h2>
        <Link to="/results" className="text-brand font-bold inline-flex items-center min-h-11">
          All results
        </Link>
      </div>
      <div className="min-h-[422px]">
        {!data && !error && <Skeleton lines={9} />}
        {!data && error && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <EmptyState
            heading="No draw has been made yet"
            sub="The first result is here a minute after the batch on sale closes."
          />
        )}
        <ol>
          {newest.map(item => (
            <li key={item.batch} className="py-3 border-t border-line first:border-t-0">
              <div className="row text-sm text-soft">
                <Link
                  to="/results/$gameID"
                  params={{ gameID: item.batch }}
                  className="text-brand font-bold num inline-flex items-center min-h-11"
                >
                  {item.batch}
                </Link>
                <time dateTime={item.date}>{shortWhen(item.date, today)}</time>
              </div>
              <BallRow numbers={item.ticket_number} />
              <p className="text-sm text-soft mt-2">
                {lotteryName(item.lottery_type)}. {paidWords(item)}
              </p>
            </li>
          ))}
        </ol>
        {data && <KeptNote at={data.at} />}
      </div>
    </section>
  )
}
