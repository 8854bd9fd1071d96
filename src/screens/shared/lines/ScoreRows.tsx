// Scores of virtual matches: those that were drawn, or those of a ticket with what came of each.
import { calledIn } from '#src/games/soccer-cash/virtual/called.ts'
import { words } from './score-words.ts'

interface ScoreRowsProps {
  batch: string
  numbers: readonly number[]
  /** The numbers drawn: each score is right or not. */
  hits?: readonly number[]
  label: string
  /** This many rows where there is little room. */
  most?: number
}

export const ScoreRows = ({ batch, numbers, hits, label, most = numbers.length }: ScoreRowsProps) => (
  <ul className="stack gap-1 w-full text-sm num" aria-label={label}>
    {calledIn(batch, numbers.slice(0, most)).map(({ number, home, score, away }) => (
      <li key={number} className="row gap-x-3">
        <span className="min-w-0">
          {home} <b className="whitespace-nowrap">{score}</b> {away}
        </span>
        {hits && (
          <span className={`flex-none ${hits.includes(number) ? 'font-bold text-win' : 'text-soft'}`}>
            {hits.includes(number) ? words.$right : words.$wrong}
          </span>
        )}
      </li>
    ))}
    {numbers.length > most && <li className="text-soft">{words.$andMore(numbers.length - most)}</li>}
  </ul>
)
