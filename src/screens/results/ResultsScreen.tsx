// Every game's newest draw, and the table of instant cashout draws by day.
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { cashoutResultsQuery, latestResultsQuery } from '#src/api/results.ts'
import { untilNextResult } from '#src/draws/next-result.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { type DayChoice, dayOf } from '#src/ui/day-choice.ts'
import { DayFilter } from '#src/ui/DayFilter.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/KeptNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import { paidWords, shortWhen } from './results-model.ts'

const refetchInterval = () => untilNextResult(serverNow())

const Latest = () => {
  const { data, error, refetch } = useQuery({ ...latestResultsQuery(), refetchInterval })
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
            <time dateTime={item.date} className="text-sm text-soft">
              {shortWhen(item.date, serverNow())}
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

export const ResultsScreen = () => {
  const [day, setDay] = useState<DayChoice>('all')
  const date = dayOf(day, serverNow())
  const { data, error, isPending, refetch } = useQuery({
    ...cashoutResultsQuery(date),
    refetchInterval,
  })
  return (
    <div className="page grid gap-5 [&>*]:min-w-0">
      <div>
        <h1 className="title-1">Results</h1>
        <p className="text-soft mt-1 max-w-[60ch]">
          Every draw that was ever made, with what it paid. Open one to check it on your own phone.
        </p>
      </div>
      <Latest />
      <section className="card" aria-label="Instant cashout draws">
        <h2 className="title-2 mb-3">Instant cashout draws</h2>
        <div className="mb-3">
          <DayFilter value={day} onChange={setDay} all="Newest" />
        </div>
        {data && <KeptNote at={data.at} />}
        {/* As high as ten rows, so that nothing below moves when they come. */}
        <div className={isPending ? 'md:min-h-[820px]' : ''}>
          <ResultsTable
            key={date ?? 'newest'}
            rows={data?.rows ?? []}
            loading={isPending}
            error={data ? null : error}
            onRetry={() => void refetch()}
            sub={
              date
                ? 'No draw was made on this day. Choose another one.'
                : 'Draws are made every five minutes.'
            }
          />
        </div>
      </section>
    </div>
  )
}
