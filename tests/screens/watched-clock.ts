import { vi } from 'vitest'
import { watchClock } from '#src/api/clock.ts'

/** The phone's clock is set by so much, ms, and its watcher does not look by itself: until `vi.useRealTimers`. */
export const setWatchedClock = (by: number): void => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  Object.assign(globalThis, { document: new EventTarget() })
  watchClock()
  Reflect.deleteProperty(globalThis, 'document')
  vi.setSystemTime(Date.now() + by)
}
