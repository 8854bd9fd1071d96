// A line or a draw of any game: balls, or the scores of its matches.
import { lazy, Suspense } from 'react'
import { BallRow } from '#src/ui/Ball.tsx'
import { HitRow } from './HitRow.tsx'
import { hasScores } from './has-scores.ts'

const ScoreRows = lazy(async () => ({ default: (await import('./ScoreRows.tsx')).ScoreRows }))

/** As high as the scores, whose file is still loading. */
const Waiting = ({ rows }: { rows: number }) => (
  <ul className="stack gap-1 w-full text-sm" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <li key={row}>&nbsp;</li>
    ))}
  </ul>
)

interface Props {
  /** Its code says which game it is of. */
  batch: string
  numbers: readonly number[]
  /** The numbers drawn. */
  hits?: readonly number[] | undefined
  /** A player's numbers, not drawn ones. */
  mine?: boolean
  size?: 'sm' | 'md' | 'lg'
  label: string
  /** For scores: this many rows where there is little room. */
  most?: number
}

export const LineRow = ({ batch, hits, most, mine, ...rest }: Props) => {
  if (hasScores(batch))
    return (
      <Suspense fallback={<Waiting rows={Math.min(rest.numbers.length, (most ?? Infinity) + 1)} />}>
        <ScoreRows batch={batch} numbers={rest.numbers} label={rest.label} hits={hits} most={most} />
      </Suspense>
    )
  return hits ? <HitRow {...rest} hits={hits} /> : <BallRow {...rest} mine={mine} />
}
