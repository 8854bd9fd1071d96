import { formatTime } from '#src/lib/lagos-time.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { words } from './words.ts'

/** Two teams, the home one first, and when they kick off. */
export const SoccerTeams = ({ match }: { match: Pick<SoldMatch, 'home' | 'away' | 'kickOff'> }) => (
  <span className="flex flex-wrap items-center gap-x-3 min-w-0 flex-1 text-left">
    <span className="num text-sm text-soft flex-none w-16 whitespace-nowrap">
      {formatTime(Date.parse(match.kickOff))}
    </span>
    <span className="flex-1 min-w-[4em] break-words">
      <b>{match.home}</b> <span className="text-soft">{words.$versus}</span> <b>{match.away}</b>
    </span>
  </span>
)
