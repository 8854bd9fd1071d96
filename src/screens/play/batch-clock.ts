import { formatTime, lagosMidnight } from '#src/lib/lagos-time.ts'
import { words } from './words.ts'

/** ms before closing at which the header starts to say when the next batch opens. */
const NEXT_BATCH_HINT = 10_000

/** What the batch header says at an instant (ms). */
export const batchClock = (closesAt: number, now: number) => {
  const left = Math.max(0, closesAt - now)
  return { left, over: left === 0, hint: left < NEXT_BATCH_HINT }
}

const isTomorrow = (instant: number, now: number) => lagosMidnight(instant) > lagosMidnight(now)

/** `at 6pm` or `tomorrow at 10am`, Lagos time. */
export const hourWords = (hour: number, now: number): string =>
  words.$atHour(formatTime(hour), isTomorrow(hour, now))

/** What an unpaid slip says, with the instant (ms) at which sales for its draw end. */
export const payBefore = (end: number, now: number): string =>
  words.$notPaidYet(formatTime(end), isTomorrow(end, now))
