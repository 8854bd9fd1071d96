import { useSyncExternalStore } from 'react'
import { DAY, lagosMidnight } from '#src/lib/lagos-time.ts'
import { onClockHeard, serverNow } from '#src/lib/server-time.ts'
import { useClockKnown } from './use-clock.ts'

const watch = (tell: () => void) => {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    tell()
    clearTimeout(timer)
    const now = serverNow()
    timer = setTimeout(look, lagosMidnight(now) + DAY - now)
  }
  const stop = onClockHeard(look)
  // If the phone slept past midnight, the timer may be late.
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearTimeout(timer)
    stop()
    document.removeEventListener('visibilitychange', look)
  }
}

const today = () => lagosMidnight(serverNow())

/** Today's midnight in Lagos, ms, updated at midnight. By the device's clock until the service is heard. */
export const useToday = (): number => useSyncExternalStore(watch, today, today)

/** Undefined if only the device says so: a time without its date would be a guess. */
export const useKnownToday = (): number | undefined => {
  const day = useToday()
  return useClockKnown() ? day : undefined
}
