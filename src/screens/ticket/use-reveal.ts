import { useEffect, useState } from 'react'

const STEP = 800 // ms between two balls

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How many drawn numbers are shown: one more per step, all at once under reduced motion. */
export const useReveal = (count: number): number => {
  const [still] = useState(isStill)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (still || shown >= count) return
    const timer = setTimeout(() => setShown(shown + 1), STEP)
    return () => clearTimeout(timer)
  }, [still, shown, count])
  return still ? count : Math.min(shown, count)
}
