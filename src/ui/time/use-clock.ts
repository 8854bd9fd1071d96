import { useSyncExternalStore } from 'react'
import { isClockKnown, onClockHeard } from '#src/lib/server-time.ts'

/** Is the service's time known? If not, nothing counts down. */
export const useClockKnown = (): boolean => useSyncExternalStore(onClockHeard, isClockKnown, () => false)
