import { useState, type ReactNode } from 'react'
import { readLowData } from '#src/lib/low-data.ts'
import { IconButton } from './IconButton.tsx'
import { words } from './words/ui.ts'

interface StripProps {
  children: ReactNode
  label: string
  /** A round takes 24 seconds, not 44. */
  quick?: boolean
  className?: string
}

/** Out of sight it rests: the browser would still work out sixty pictures a second. */
const restOutOfSight = (strip: HTMLElement | null) => {
  if (!strip || typeof IntersectionObserver === 'undefined') return
  const watcher = new IntersectionObserver(([it]) => strip.toggleAttribute('data-away', !it!.isIntersecting))
  watcher.observe(strip)
  return () => watcher.disconnect()
}

/** Moves by itself, so it can be stopped: by its button, hovering, reduced motion, or saving data. */
const Strip = ({ children, label, quick, className = '' }: StripProps) => {
  const [still, setStill] = useState(readLowData)
  const strip = still ? 'strip strip-still' : 'strip'
  return (
    <section aria-label={label} className={`flex items-center gap-1 ${className}`}>
      {/* Focusable, so keys can scroll it when it is not moving. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={restOutOfSight} className={strip} tabIndex={0} role="group" aria-label={label}>
        <div className={`strip-moving${quick ? ' strip-quick' : ''}`}>
          <div>{children}</div>
          <div aria-hidden="true">{children}</div>
        </div>
      </div>
      <IconButton
        icon={still ? 'play' : 'pause'}
        label={still ? words.$play(label) : words.$pause(label)}
        size={18}
        className="strip-button"
        onClick={() => setStill(!still)}
      />
    </section>
  )
}

export const Marquee = ({ children, label }: { children: ReactNode; label: string }) => (
  <Strip label={label} quick className="cloth rounded-card pl-4">
    <p className="text-sm font-semibold whitespace-nowrap">{children}</p>
  </Strip>
)

export const Ticker = ({ items, label }: { items: readonly ReactNode[]; label: string }) => (
  <Strip label={label}>
    <ul className="flex gap-8 whitespace-nowrap text-sm text-soft">
      {items.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  </Strip>
)
