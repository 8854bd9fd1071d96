type BallState = 'on' | 'off' | 'empty' | 'hit' | 'miss'

interface BallProps {
  n?: number | null
  state?: BallState
  size?: 'sm' | 'md' | 'lg'
  /** Drops into place when it appears. */
  drop?: boolean
}

const spoken: Partial<Record<BallState, string>> = { hit: ' hit', miss: ' not drawn' }

export const Ball = ({ n, state = 'on', size = 'md', drop }: BallProps) => (
  <span
    className={`ball ball-${state}${size === 'md' ? '' : ` ball-${size}`}${n && n > 99 ? ' ball-long' : ''}${drop ? ' ball-drop' : ''}`}
  >
    {state === 'empty' || n == null ? <span aria-hidden="true">·</span> : n}
    {spoken[state] && <span className="sr-only">{spoken[state]}</span>}
  </span>
)

interface BallRowProps {
  numbers: readonly number[]
  /** The numbers drawn: all others show as missed. */
  hits?: readonly number[]
  size?: 'sm' | 'md' | 'lg'
  label?: string
}

export const BallRow = ({ numbers, hits, size, label = 'Numbers' }: BallRowProps) => (
  <ul className="flex flex-wrap gap-1.5" aria-label={label}>
    {numbers.map(n => (
      <li key={n}>
        <Ball n={n} {...(size ? { size } : {})} state={hits ? (hits.includes(n) ? 'hit' : 'miss') : 'on'} />
      </li>
    ))}
  </ul>
)
