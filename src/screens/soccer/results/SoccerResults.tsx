// Decided real matches, newest first or those of one day; stored for offline use.
import { useQuery } from '@tanstack/react-query'
import { matchResultsQuery } from '#src/api/soccer/matches.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { SoccerResult } from './SoccerResult.tsx'
import { words } from './words.ts'

/** @param date a Lagos day, `2026-11-28`; the newest if absent */
export const SoccerResults = ({ date }: { date: string | undefined }) => {
  const { data, error, refetch } = useQuery(matchResultsQuery(date))
  if (!data) return <NotYet error={error} refetch={refetch} lines={8} />
  return (
    <div className="stack gap-3">
      <KeptNote at={data.at} />
      {data.rows.length === 0 ? (
        <EmptyState icon="trophy" heading={date ? words.$noneThatDay : words.$none} sub={words.$noneText} />
      ) : (
        <>
          <p className="text-soft">{words.$counts}</p>
          <ul className="rows" aria-label={words.$matches}>
            {data.rows.map(match => (
              <SoccerResult key={match.matchId} match={match} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
