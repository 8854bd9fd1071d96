// Asks just for the time, if no other answer has told it, or the phone's clock was set since.
import { ofetch } from 'ofetch'
import { clockWatch, isClockKnown, noteServerDate } from '#src/lib/server-time.ts'

const LOOK = 5_000 // ms

/** @returns whether the service told the time */
export const askTime = async (): Promise<boolean> => {
  const sentAt = Date.now()
  try {
    const { headers } = await ofetch.raw('/healthz', {
      cache: 'no-store',
      responseType: 'text',
      retry: false,
      timeout: LOOK, // purchases wait for it
    })
    return noteServerDate(headers, sentAt, Date.now())
  } catch {
    return false
  }
}

/** ms; less may be a clock that is being corrected gradually. */
const JUMP = 2_000

const apart = () => Date.now() - performance.now()

/**
 * Setting the clock, or sleep, parts the device's two clocks: until the service answers, all countdowns are off. They are also
 * while no answer has told the time, as on a page that came from the cache.
 */
export const watchClock = (): void => {
  let before = apart()
  const look = async () => {
    const now = apart()
    const isRight = isClockKnown() && Math.abs(now - before) < JUMP
    if (isRight || (navigator.onLine && (await askTime()))) before = now
  }
  clockWatch.look = look
  setInterval(() => void look(), LOOK)
  // Setting the clock means leaving the page.
  document.addEventListener('visibilitychange', () => void look())
}
