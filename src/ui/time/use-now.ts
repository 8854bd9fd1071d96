import { useEffect, useState } from 'react'
import { serverNow } from '#src/lib/server-time.ts'

/** The service's clock or another, again on every tick (ms), and at once when the page is looked at again. */
export const useNow = (tick = 1000, clock = serverNow): number => {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const beat = () => {
      const instant = clock()
      setNow(instant)
      // Just after the next whole tick of that clock, so that all countdowns turn together.
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
