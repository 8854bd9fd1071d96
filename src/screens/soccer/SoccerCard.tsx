import type { ReactNode } from 'react'
import { leagueName } from '#src/games/soccer-cash/leagues.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { words } from './words.ts'

interface Props {
  match: SoldMatch
  /** Which match of the ticket. */
  place: number
  isClosed: boolean
  onTakeAway: () => void
  children: ReactNode
}

/** A picked match and the scores chosen for it. */
export const SoccerCard = ({ match, place, isClosed, onTakeAway, children }: Props) => (
  <article className="card stack gap-2" aria-labelledby={`match-${place}`}>
    <div className="row text-sm text-soft">
      <span className="num">
        {leagueName(match.league)}, {formatDateTime(Date.parse(match.kickOff))}
      </span>
      <b className="flex-none num">{words.$matchNumber(place)}</b>
    </div>
    <div className="row">
      <h2 id={`match-${place}`} className="font-bold min-w-0 break-words">
        {match.home} <span className="text-soft font-normal">{words.$versus}</span> {match.away}
      </h2>
      <TextButton
        className="text-sm flex-none"
        aria-label={words.$takeAway(words.$match(match.home, match.away))}
        onClick={onTakeAway}
      >
        {words.$takeAwayShort}
      </TextButton>
    </div>
    {isClosed && (
      <p className="error-text" role="alert">
        {words.$hasBegun}
      </p>
    )}
    {children}
  </article>
)
