// The largest and the newest wins in tabs, all from one answer.
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { winnersFeedQuery } from '#src/api/front-page.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { WinnersRows } from './WinnersRows.tsx'
import { newestTabs, newestWinners, noneWords, TOP } from './winners-lists.ts'
import { words } from './words.ts'

export const WinnersNewest = () => {
  const [tab, setTab] = useState(TOP)
  const { data, error, refetch } = useQuery(winnersFeedQuery())
  const rows = data && newestWinners(data.rows, tab)
  const name = newestTabs.find(({ id }) => id === tab)!.label
  return (
    <section aria-labelledby="home-winners">
      <div className="row">
        <h2 id="home-winners" className="title-2">
          {words.$winners}
        </h2>
        <Link to="/winners" className="btn-link">
          {words.$allWinners}
        </Link>
      </div>
      <Tabs tabs={newestTabs} label={words.$winners} value={tab} onChange={setTab}>
        <div className="min-h-[222px]">
          {!rows &&
            (error ? (
              <ErrorNote error={error} onRetry={() => void refetch()} />
            ) : (
              <Skeleton lines={6} className="pt-4" />
            ))}
          {rows?.length === 0 && <EmptyState icon="trophy" {...noneWords(tab)} />}
          {rows && rows.length > 0 && <WinnersRows rows={rows} label={name} />}
          {data && <KeptNote at={data.at} />}
        </div>
      </Tabs>
    </section>
  )
}
