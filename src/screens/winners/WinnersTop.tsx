// The three largest wins, ranked.
import { useQuery } from '@tanstack/react-query'
import { winnersFeedQuery } from '#src/api/front-page.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { WinnersRows } from './WinnersRows.tsx'
import { words } from './words.ts'
import { newestWinners, noneWords, TOP } from './winners-lists.ts'

export const WinnersTop = ({ title = words.$topWinners }: { title?: string }) => {
  const { data, error, refetch } = useQuery(winnersFeedQuery())
  const top = data && newestWinners(data.rows, TOP)
  return (
    <section aria-labelledby="top-winners">
      <h2 id="top-winners" className="title-2">
        {title}
      </h2>
      <div className="min-h-[206px] mt-1">
        {!data && !error && <Skeleton lines={6} />}
        {!data && error && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {top?.length === 0 && <EmptyState icon="trophy" {...noneWords(TOP)} />}
        {top && <WinnersRows rows={top} label={title} />}
        {data && <KeptNote at={data.at} />}
      </div>
    </section>
  )
}
