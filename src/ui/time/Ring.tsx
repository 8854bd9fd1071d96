import type { ReactNode } from 'react'

const DOTS = 60

/** Rounded ends make each mark of no length a dot. */
const dots = (count: number) => `${'.01 .99 '.repeat(count)}0 ${DOTS - count}`

/** A clock in a ring of sixty dots, of which `left` (0 to 1) remain. Screen readers get only its text. */
export const Ring = ({ left, small, children }: { left: number; small?: boolean; children: ReactNode }) => {
  const standing = Math.max(0, Math.min(DOTS, Math.ceil(left * DOTS)))
  return (
    <span className={`ring ${small ? 'ring-small' : ''}`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className="ring-gone" cx="32" cy="32" r="28.5" pathLength={DOTS} strokeDasharray=".01 .99" />
        {standing > 0 && (
          <circle
            className="ring-left"
            cx="32"
            cy="32"
            r="28.5"
            pathLength={DOTS}
            strokeDasharray={dots(standing)}
          />
        )}
      </svg>
      {children}
    </span>
  )
}
