import { useSyncExternalStore } from 'react'
import { isClockKnown, onClockHeard } from '#src/lib/server-time.ts'

/** Whether the service's time is known; where it is not, nothing is counted down. */
export const useClockKnown = (): boolean => useSyncExternalStore(onClockHeard, isClockKnown, () => false)
