// The three largest wins, ranked.
import { useQuery } from '@tanstack/react-query'
import { winnersFeedQuery } from '#src/api/front-page.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { WinnersRows } from './WinnersRows.tsx'
import { words } from './words.ts'
import { newestWinners, noneWords, TOP } from './winners-lists.ts'

export const WinnersTop = () => {
  const { data, error, refetch } = useQuery(winnersFeedQuery())
  const top = data && newestWinners(data.rows, TOP)
  return (
    <section aria-labelledby="top-winners">
      <h2 id="top-winners" className="title-2">
        {words.$topWinners}
      </h2>
      <div className="min-h-[206px] mt-1">
        {!data && <NotYet error={error} refetch={refetch} lines={6} />}
        {top?.length === 0 && <EmptyState icon="trophy" {...noneWords(TOP)} />}
        {top && <WinnersRows rows={top} label={words.$topWinners} />}
        {data && <KeptNote at={data.at} />}
      </div>
    </section>
  )
}
