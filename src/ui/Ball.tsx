/** `now` is the empty slot that the next number goes to; `offered` is suggested, chosen by nobody yet. */
type BallState = 'mine' | 'drawn' | 'off' | 'empty' | 'now' | 'offered' | 'hit' | 'miss'

interface BallProps {
  n?: number | null
  state?: BallState
  size?: 'sm' | 'md' | 'lg'
  /** Drops into place when it appears, or pops where it is. */
  moves?: 'drop' | 'pop'
}

export const Ball = ({ n, state = 'drawn', size = 'md', moves }: BallProps) => (
  <span
    className={`ball ball-${state}${size === 'md' ? '' : ` ball-${size}`}${n && n > 99 ? ' ball-long' : ''}${moves ? ` ball-${moves}` : ''}`}
  >
    {n}
  </span>
)

interface BallRowProps {
  numbers: readonly number[]
  /** A player's numbers, not drawn ones. */
  mine?: boolean
  size?: 'sm' | 'md' | 'lg'
  label: string
}

export const BallRow = ({ numbers, mine, size, label }: BallRowProps) => (
  <ul className="flex flex-wrap gap-1.5" aria-label={label}>
    {numbers.map(n => (
      <li key={n}>
        <Ball n={n} size={size} state={mine ? 'mine' : 'drawn'} />
      </li>
    ))}
  </ul>
)
