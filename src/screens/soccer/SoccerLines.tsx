import type { MatchPick, Slate } from '#src/games/soccer-cash/slip.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import type { SoldMatch } from '#src/model/matches.ts'
import { chanceOf } from './soccer-tag.ts'
import { words } from './words.ts'

interface Props {
  picks: readonly MatchPick[]
  matches: readonly Pick<SoldMatch, 'matchId' | 'home' | 'away' | 'kickOff'>[]
  slate: Slate
}

/** Each match of a slip with its kick-off, its scores, and the chance of each. */
export const SoccerLines = ({ picks, matches, slate }: Props) => (
  <ol className="list-none p-0 m-0">
    {picks.map(({ match, scores }, at) => {
      const known = matches.find(it => it.matchId === match)
      return (
        <li key={match} className="border-b border-line last:border-b-0 py-2 flex gap-3">
          <span className="eyebrow num w-5 flex-none">{at + 1}</span>
          <span className="flex-1 min-w-0 stack gap-1">
            {known && (
              <>
                <b className="break-words">{words.$match(known.home, known.away)}</b>
                <span className="text-sm text-soft num">{formatDateTime(Date.parse(known.kickOff))}</span>
              </>
            )}
            <span className="flex flex-wrap gap-2 num">
              {scores.map(score => {
                const oneIn = chanceOf(slate, match, score)
                return (
                  <span key={score} className="pill">
                    <b>{score}</b>
                    {oneIn && <span className="font-normal">, {words.$oneIn(oneIn)}</span>}
                  </span>
                )
              })}
            </span>
          </span>
        </li>
      )
    })}
  </ol>
)
