import { useEffect, useState } from 'react'
import { serverNow } from '#src/lib/server-time.ts'

/**
 * The time (ms) by the service's or another clock, updated on every tick, and at once when the page becomes
 * visible.
 */
export const useNow = (tick = 1000, clock = serverNow): number => {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const beat = () => {
      const instant = clock()
      setNow(instant)
      // Just after the clock's next whole tick, so all countdowns change together.
      timer = setTimeout(beat, tick - (instant % tick) + 5)
    }
    const look = () => {
      if (document.visibilityState !== 'visible') return
      clearTimeout(timer)
      beat()
    }
    beat()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [tick, clock])
  return now
}
