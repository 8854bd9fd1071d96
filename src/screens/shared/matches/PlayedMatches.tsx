// A ticket's matches with the scores predicted, and how each stands: kick-off, live, final or void.
import { leagueName } from '#src/games/soccer-cash/leagues.ts'
import type { Predictions } from '#src/model/soccer.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useNow } from '#src/ui/time/use-now.ts'
import { matchState, type PlayedMatch } from './match-state.ts'
import { words } from './words.ts'

const MINUTE = 60_000

const Match = ({ match, place, now }: { match: PlayedMatch; place: number; now: number }) => {
  const state = matchState(match, now)
  return (
    <li className="border-b border-line last:border-b-0 py-2 flex gap-3">
      <span className="w-5 flex-none text-sm text-soft num">{place}</span>
      <span className="flex-1 min-w-0 stack gap-1">
        <b className="break-words">{words.$match(match.home, match.away)}</b>
        <span className="text-sm text-soft num">{leagueName(match.league)}</span>
        <span className={`num text-sm ${state.tone === 'plain' ? 'text-soft' : 'font-bold'}`}>
          {state.text}
        </span>
        {state.note && <span className="hint">{state.note}</span>}
        {state.tone === 'final' && match.sources.length > 0 && (
          <span className="hint">{words.$saidBy(match.sources.join(', '))}</span>
        )}
        <span className="flex flex-wrap gap-2 num" role="group" aria-label={words.$yourScores}>
          {match.scores.map(({ score }) => {
            const isRight = state.tone === 'final' && match.score === score
            return (
              <span key={score} className={`pill ${isRight ? 'pill-win' : ''}`}>
                {score}
                {isRight && (
                  <>
                    <Icon name="check" size={16} /> <span className="sr-only">{words.$right}</span>
                  </>
                )}
              </span>
            )
          })}
        </span>
      </span>
    </li>
  )
}

export const PlayedMatches = ({ soccer }: { soccer: Predictions }) => {
  const now = useNow(MINUTE)
  return (
    <ol className="list-none p-0 m-0" aria-label={words.$matches}>
      {soccer.matches.map((match, at) => (
        <Match key={match.matchId} match={match} place={at + 1} now={now} />
      ))}
    </ol>
  )
}
