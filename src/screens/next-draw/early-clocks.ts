// The two clocks of a prerendered page before the app is there. Its HTML has no time, only each clock's format.
import { nextTargets } from '#src/draws/next-targets.ts'
import { isClockKnown, notePageTime, serverNow } from '#src/lib/server-time.ts'
import { formatRemaining, type CountdownFormat } from '#src/ui/time/remaining.ts'

const show = () => {
  const now = serverNow()
  const { batchCloses, drawHour } = nextTargets(now)
  const clocks = document.querySelectorAll<HTMLElement>('[data-format]')
  for (const clock of clocks) {
    const format = clock.dataset.format as CountdownFormat
    clock.textContent = formatRemaining((format === 'mm:ss' ? batchCloses : drawHour) - now, format)
  }
  // The app has clocks of its own.
  if (clocks.length > 0) setTimeout(show, 250)
}

/** Nothing moves if this response does not tell the time. */
export const startEarlyClocks = (): void => {
  notePageTime()
  if (isClockKnown()) show()
}
