import { formatDate, formatTime } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { Icon } from './Icon.tsx'
import { useClockKnown } from './use-clock.ts'

/** The age of what is shown from this device: the time today; with the date before, or where nobody knows the day. */
export const asOfWords = (at: number, now: number | undefined): string =>
  now !== undefined && formatDate(at) === formatDate(now)
    ? `As of ${formatTime(at)}`
    : `As of ${formatDate(at)} ${formatTime(at)}`

export const AsOf = ({ at }: { at: number }) => (
  <p className="inline-flex items-center gap-1.5 text-sm text-soft">
    <Icon name="offline" size={16} />
    <span>{asOfWords(at, useClockKnown() ? serverNow() : undefined)}</span>
  </p>
)
