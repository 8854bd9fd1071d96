import { Ball } from '#src/ui/Ball.tsx'
import { words } from './hit-words.ts'

interface Props {
  numbers: readonly number[]
  /** The numbers drawn: all others show as missed. */
  hits: readonly number[]
  size?: 'sm' | 'md' | 'lg'
  label: string
}

/** A player's line against its draw; what the colours say is said to screen readers too. */
export const HitRow = ({ numbers, hits, size, label }: Props) => (
  <ul className="flex flex-wrap balls-hit" aria-label={label}>
    {numbers.map(n => {
      const isHit = hits.includes(n)
      return (
        <li key={n}>
          <Ball n={n} size={size} state={isHit ? 'hit' : 'miss'} />
          <span className="sr-only"> {isHit ? words.$hit : words.$notDrawn}</span>
        </li>
      )
    })}
  </ul>
)
