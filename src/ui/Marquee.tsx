import { useState, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface StripProps {
  children: ReactNode
  label: string
  /** Seconds per round. */
  seconds?: number
  className?: string
}

/** Moves by itself, so it can be stopped: with its button, by hovering, or by reduced motion. */
export const Strip = ({ children, label, seconds = 44, className = '' }: StripProps) => {
  const [still, setStill] = useState(false)
  return (
    <section aria-label={label} className={`flex items-center gap-1 ${className}`}>
      {/* Focusable, so keys can scroll it when it is not moving. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={`strip${still ? ' strip-still' : ''}`} tabIndex={0} role="group" aria-label={label}>
        <div className="strip-moving" style={{ animationDuration: `${seconds}s` }}>
          <div>{children}</div>
          <div aria-hidden="true">{children}</div>
        </div>
      </div>
      <button
        type="button"
        className="btn-icon strip-button"
        aria-label={still ? `Play ${label}` : `Pause ${label}`}
        onClick={() => setStill(!still)}
      >
        <Icon name={still ? 'play' : 'pause'} size={18} />
      </button>
    </section>
  )
}

export const Marquee = ({ children, label }: { children: ReactNode; label: string }) => (
  <Strip label={label} seconds={24} className="cloth rounded-card pl-4">
    <p className="font-semibold whitespace-nowrap">{children}</p>
  </Strip>
)
