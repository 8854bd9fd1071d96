// Decided real matches, newest first or those of one day; stored for offline use.
import { useQuery } from '@tanstack/react-query'
import { matchResultsQuery } from '#src/api/soccer/matches.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { words } from './words.ts'
import { leagueName } from '#src/games/soccer-cash/leagues.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import type { EndedMatch } from '#src/model/matches.ts'
import { reasonWords } from '#src/screens/shared/matches/match-state.ts'
import { words as matchWords } from '#src/screens/shared/matches/words.ts'

// How one match ended for tickets, who said so, and where it stands in the log.
const timeOf = (instant: string): string => formatDateTime(Date.parse(instant))

const SoccerResult = ({ match }: { match: EndedMatch }) => (
  <li className="items-start">
    <article className="grow min-w-0 stack gap-1" aria-label={matchWords.$match(match.home, match.away)}>
      <div className="row flex-wrap gap-x-3 gap-y-0">
        <b className="break-words min-w-0">{matchWords.$match(match.home, match.away)}</b>
        <b className="num text-[17px]">{match.score ?? matchWords.$void}</b>
      </div>
      <p className="text-sm text-soft num">
        {leagueName(match.league)}, <time dateTime={match.kickOff}>{timeOf(match.kickOff)}</time>
      </p>
      {match.score === null && <p className="hint">{reasonWords(match.void)}</p>}
      {match.sources.map(({ source, at }) => (
        <p key={source} className="hint num">
          {at === null ? words.$corrected(source) : words.$saidBy(source, timeOf(at))}
        </p>
      ))}
      {match.logIndex === null ? (
        <p className="hint">{words.$notInLog}</p>
      ) : (
        <a
          className="btn-link num self-start"
          href={`/api/v1/log/entries/?from=${match.logIndex}`}
          target="_blank"
          rel="noreferrer"
        >
          {words.$inLog(match.logIndex + 1)}
        </a>
      )}
    </article>
  </li>
)

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
