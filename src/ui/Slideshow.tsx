import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { readLowData } from '#src/lib/low-data.ts'
import { IconButton } from './IconButton.tsx'
import { words } from './words/ui.ts'

interface SlideshowProps {
  children: ReactNode
  /** Seconds to show every slide once. */
  seconds: number
  label: string
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How far each slide is from the first, px. */
const placesOf = (box: Element) => {
  const lefts = [...box.children].map(slide => slide.getBoundingClientRect().left)
  return lefts.map(left => left - lefts[0]!)
}

/** The first slide in view; at the end of the row the last, which may have no room to come first. */
const firstShown = (box: Element, places: readonly number[]) => {
  if (box.scrollLeft >= box.scrollWidth - box.clientWidth - 2) return places.length - 1
  const away = places.map(place => Math.abs(place - box.scrollLeft))
  return away.indexOf(Math.min(...away))
}

/** A row of cards that can be swiped. Advances by itself unless hovered, focused, paused, or the phone is saving data. */
export const Slideshow = ({ children, seconds, label }: SlideshowProps) => {
  const slides = Children.toArray(children)
  const count = slides.length
  const box = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(readLowData)
  const [held, setHeld] = useState(false)
  const step = useCallback(
    (by: number) => {
      const element = box.current
      if (!element) return
      const places = placesOf(element)
      element.scrollTo({ left: places[(firstShown(element, places) + by + count) % count]! })
    },
    [count],
  )
  const moves = count > 1 && !paused && !held
  useEffect(() => {
    if (!moves || wantsStillness()) return
    const timer = setInterval(() => step(1), (seconds * 1000) / count)
    return () => clearInterval(timer)
  }, [moves, count, seconds, step])
  return (
    // Hovering only pauses it; everything it does has a button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={event => setHeld(event.currentTarget.matches(':focus-within'))}
      onFocus={() => setHeld(true)}
      onBlur={event => setHeld(event.currentTarget.matches(':hover'))}
    >
      <div
        ref={box}
        className="rail scroll-smooth"
        // A scroll container must be focusable for arrow keys to scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={words.$slides(count)}
      >
        {slides}
      </div>
      {count > 1 && (
        <div className="flex items-center justify-end">
          <IconButton icon="back" label={words.$previousSlide} size={20} onClick={() => step(-1)} />
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? words.$playSlides : words.$pauseSlides}
            size={20}
            onClick={() => setPaused(!paused)}
          />
          <IconButton icon="next" label={words.$nextSlide} size={20} onClick={() => step(1)} />
        </div>
      )}
    </section>
  )
}
