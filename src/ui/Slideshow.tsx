import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { readLowData } from '#src/lib/low-data.ts'
import { Icon } from './Icon.tsx'

interface SlideshowProps {
  children: ReactNode
  /** Seconds to show every slide once. */
  seconds?: number
  label?: string
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Can be swiped. Advances by itself unless hovered, focused, paused, or the phone is saving data. */
export const Slideshow = ({ children, seconds = 60, label = 'Slides' }: SlideshowProps) => {
  const slides = Children.toArray(children)
  const count = slides.length
  const box = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(readLowData)
  const [held, setHeld] = useState(false)
  const moves = count > 1 && !paused && !held
  useEffect(() => {
    if (!moves || wantsStillness()) return
    const timer = setInterval(
      () => {
        const element = box.current
        if (!element) return
        const at = Math.round(element.scrollLeft / element.clientWidth)
        element.scrollTo({ left: ((at + 1) % count) * element.clientWidth })
      },
      (seconds * 1000) / count,
    )
    return () => clearInterval(timer)
  }, [moves, count, seconds])
  const step = (by: number) => {
    const element = box.current
    if (!element) return
    const at = Math.round(element.scrollLeft / element.clientWidth)
    element.scrollTo({ left: ((at + by + count) % count) * element.clientWidth })
  }
  return (
    // Hovering only pauses it; everything it does has a button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* A scroll container must be focusable for arrow keys to scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} className="slides" tabIndex={0} role="group" aria-label={`${count} slides`}>
        {slides}
      </div>
      {count > 1 && (
        <div className="flex justify-center gap-1">
          <button type="button" className="btn-icon" aria-label="Previous slide" onClick={() => step(-1)}>
            <Icon name="back" size={20} />
          </button>
          <button
            type="button"
            className="btn-icon"
            aria-label={paused ? 'Play slides' : 'Pause slides'}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} size={20} />
          </button>
          <button type="button" className="btn-icon" aria-label="Next slide" onClick={() => step(1)}>
            <Icon name="next" size={20} />
          </button>
        </div>
      )}
    </section>
  )
}
