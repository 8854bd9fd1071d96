/** `now` is the empty slot that the next number goes to; `offered` is suggested, chosen by nobody yet. */
type BallState = 'mine' | 'drawn' | 'off' | 'empty' | 'now' | 'offered' | 'hit' | 'miss'

interface BallProps {
  n?: number | null
  state?: BallState
  size?: 'sm' | 'md' | 'lg'
  /** Drops into place when it appears, or pops where it is. */
  moves?: 'drop' | 'pop'
}

const spoken: Partial<Record<BallState, string>> = { hit: ' hit', miss: ' not drawn' }

export const Ball = ({ n, state = 'drawn', size = 'md', moves }: BallProps) => (
  <span
    className={`ball ball-${state}${size === 'md' ? '' : ` ball-${size}`}${n && n > 99 ? ' ball-long' : ''}${moves ? ` ball-${moves}` : ''}`}
  >
    {n}
    {spoken[state] && <span className="sr-only">{spoken[state]}</span>}
  </span>
)

interface BallRowProps {
  numbers: readonly number[]
  /** The numbers drawn: all others show as missed. */
  hits?: readonly number[]
  /** A player's numbers, not drawn ones. */
  mine?: boolean
  size?: 'sm' | 'md' | 'lg'
  label?: string
}

export const BallRow = ({ numbers, hits, mine, size, label = 'Numbers' }: BallRowProps) => (
  <ul className={`flex flex-wrap ${hits ? 'balls-hit' : 'gap-1.5'}`} aria-label={label}>
    {numbers.map(n => (
      <li key={n}>
        <Ball
          n={n}
          {...(size ? { size } : {})}
          state={hits ? (hits.includes(n) ? 'hit' : 'miss') : mine ? 'mine' : 'drawn'}
        />
      </li>
    ))}
  </ul>
)
