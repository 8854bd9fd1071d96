// The newest draws as a rail of slips, one per game.
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import { ResultSlip } from './ResultSlip.tsx'
import { useLatestResults } from './use-latest-results.ts'
import { words } from './words.ts'

const SHOWN = 3
const PLACES = [0, 1, 2]
const ITEM = 'w-70 md:w-[calc(33.33%-8px)]'

export const ResultsLatest = () => {
  const today = useKnownToday()
  const { rows, at, error, refetch } = useLatestResults()
  return (
    <section aria-labelledby="last-results">
      <div className="row mb-2">
        <h2 id="last-results" className="title-2">
          {words.$lastResults}
        </h2>
        <Link to="/results" className="btn-link">
          {words.$allResults}
        </Link>
      </div>
      <div className="min-h-[250px]">
        {!rows && error && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {rows?.length === 0 && <EmptyState heading={words.$noDrawHasBeen} sub={words.$theFirstResultIs} />}
        <ol className="rail">
          {rows
            ? rows.slice(0, SHOWN).map(item => (
                <li key={item.batch} className={ITEM}>
                  <ResultSlip item={item} today={today} />
                </li>
              ))
            : !error &&
              PLACES.map(place => (
                <li key={place} className={ITEM} aria-hidden="true">
                  <Slip>
                    <Skeleton lines={7} />
                  </Slip>
                </li>
              ))}
        </ol>
        {at !== undefined && <KeptNote at={at} />}
      </div>
    </section>
  )
}
