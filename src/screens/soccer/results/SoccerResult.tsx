// How one match ended for tickets, who said so, and where it stands in the log.
import { leagueName } from '#src/games/soccer-cash/leagues.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import type { EndedMatch } from '#src/model/matches.ts'
import { reasonWords } from '#src/screens/shared/matches/match-state.ts'
import { words as matchWords } from '#src/screens/shared/matches/words.ts'
import { words } from './words.ts'

const timeOf = (instant: string): string => formatDateTime(Date.parse(instant))

export const SoccerResult = ({ match }: { match: EndedMatch }) => (
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
