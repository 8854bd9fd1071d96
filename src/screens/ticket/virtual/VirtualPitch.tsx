// The pitch with the ball on its way through the goals of one match.
import { ballPath, FILM, scoreAtMinute, type FilmMatch } from './film.ts'
import { words } from './words.ts'

/** Where the grass is cut the other way. */
const STRIPES = [0, 90, 180, 270]
/** One team; the other stands opposite. */
const PLAYERS = [
  [22, 100],
  [70, 50],
  [76, 146],
  [126, 98],
  [150, 40],
] as const

interface Props {
  match: FilmMatch
  minute: number
  /** ms of the film already over when this match is put on. */
  from: number
}

export const VirtualPitch = ({ match, minute, from }: Props) => {
  const { x, y, times } = ballPath(match)
  const timing = { keyTimes: times, dur: `${FILM}ms`, begin: `-${from}ms`, fill: 'freeze' } as const
  const last = match.goals.filter(goal => goal.minute <= minute && goal.minute > minute - 4).at(-1)
  return (
    <div className="stack gap-2">
      <p className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 text-center font-bold">
        <span>{match.home}</span>
        <span className="title-1 num">{scoreAtMinute(match, minute)}</span>
        <span>{match.away}</span>
      </p>
      <svg viewBox="0 0 360 200" className="w-full rounded-xl" aria-hidden="true">
        <rect width="360" height="200" fill="#0d6b43" />
        {STRIPES.map(x => (
          <rect key={x} x={x} width="45" height="200" fill="#0a5a38" />
        ))}
        <g fill="none" stroke="currentColor" strokeWidth="2" opacity=".55">
          <path d="M8 8h344v184H8zM180 8v184M8 55h48v90H8M352 55h-48v90h48M8 80H1v40h7M352 80h7v40h-7" />
          <circle cx="180" cy="100" r="30" />
        </g>
        {PLAYERS.map(([x, y]) => (
          <g key={x} strokeWidth="1.5" stroke="#1a0a24">
            <circle cx={x} cy={y} r="5" fill="#f6b324" />
            <circle cx={360 - x} cy={200 - y} r="5" fill="#b9a1ff" />
          </g>
        ))}
        <circle r="7" fill="#fff" stroke="#1a0a24" strokeWidth="2" cx="180" cy="100">
          <animate attributeName="cx" values={x} {...timing} />
          <animate attributeName="cy" values={y} {...timing} />
        </circle>
      </svg>
      <p className="text-center font-bold min-h-6">
        {last && words.$goal(last.side === 'home' ? match.home : match.away)}
      </p>
    </div>
  )
}
