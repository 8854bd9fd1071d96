// A line or a draw of any game: balls, or the scores of its matches.
import { lazy, Suspense } from 'react'
import { BallRow } from '#src/ui/Ball.tsx'
import { hasScores } from './has-scores.ts'

const ScoreRows = lazy(async () => ({ default: (await import('./ScoreRows.tsx')).ScoreRows }))

interface Props {
  /** Its code says which game it is of. */
  batch: string
  numbers: readonly number[]
  /** The numbers drawn. */
  hits?: readonly number[] | undefined
  /** A player's numbers, not drawn ones. */
  mine?: boolean
  size?: 'sm' | 'md' | 'lg'
  label?: string
  /** Of scores, so many rows where there is little room. */
  most?: number
}

export const LineRow = ({ batch, hits, most, ...rest }: Props) =>
  hasScores(batch) ? (
    <Suspense>
      <ScoreRows
        batch={batch}
        numbers={rest.numbers}
        label={rest.label ?? ''}
        {...(hits ? { hits } : {})}
        {...(most ? { most } : {})}
      />
    </Suspense>
  ) : (
    <BallRow {...rest} {...(hits ? { hits } : {})} />
  )
