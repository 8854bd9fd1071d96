// The newest draw of every game.
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
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import { paidWords, shortWhen } from './results-model.ts'

export const ResultsEach = () => {
  const today = useKnownToday()
  const { data, error, refetch } = useQuery({
    ...latestResultsQuery(),
    refetchInterval: () => !isLive() && patiently(untilNextResult(serverNow())),
  })
  return (
    <section aria-label="Latest result of each game" className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {!data && (
        <div className="card min-h-[220px]">
          {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
        </div>
      )}
      {data?.rows.length === 0 && (
        <div className="card">
          <EmptyState heading="No draw has been made yet" sub="Draws are made every five minutes." />
        </div>
      )}
      {data?.rows.map(item => (
        <article
          key={item.lottery_type}
          className="card min-h-[220px]"
          aria-label={lotteryName(item.lottery_type)}
        >
          <div className="row">
            <h2 className="title-2">{lotteryName(item.lottery_type)}</h2>
            <time dateTime={item.date} className="text-sm text-soft text-right">
              {shortWhen(item.date, today)}
            </time>
          </div>
          <p className="eyebrow num mt-1 mb-3">{item.batch}</p>
          <BallRow numbers={item.ticket_number} />
          <p className="text-sm text-soft mt-3 mb-2">{paidWords(item)}</p>
          <LinkButton to="/results/$gameID" params={{ gameID: item.batch }} kind="quiet">
            See this draw
          </LinkButton>
        </article>
      ))}
    </section>
  )
}
