import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

/** How far below the window loading begins. */
const AHEAD = '600px'

interface NearProps {
  /** Keeps its space. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * A part that is loaded when it comes near the window, or when a key is pressed: people who use keys or a screen
 * reader may jump to it. Prerendered pages have it, and browsers that cannot watch load it at once.
 */
export const Near = ({ fallback, children }: NearProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !box.current) return
    const come = () => setNear(true)
    const watcher = new IntersectionObserver(([entry]) => entry!.isIntersecting && come(), {
      rootMargin: AHEAD,
    })
    watcher.observe(box.current)
    addEventListener('keydown', come)
    return () => {
      watcher.disconnect()
      removeEventListener('keydown', come)
    }
  }, [isNear])
  return <div ref={box}>{isNear ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}</div>
}
