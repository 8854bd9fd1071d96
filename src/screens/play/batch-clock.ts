import { formatTime, lagosMidnight } from '#src/lib/lagos-time.ts'
import { words } from './words.ts'

/** ms before closing at which the header starts to say when the next batch opens. */
const NEXT_BATCH_HINT = 10_000

/** What the batch header says at an instant (ms). */
export const batchClock = (closesAt: number, now: number) => {
  const left = Math.max(0, closesAt - now)
  return { left, over: left === 0, hint: left < NEXT_BATCH_HINT }
}

/** `at 6:00 PM` or `tomorrow at 10:00 AM`, Lagos time. */
export const hourWords = (hour: number, now: number): string =>
  words.$atHour(formatTime(hour), lagosMidnight(hour) > lagosMidnight(now))
