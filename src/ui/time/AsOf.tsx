import { formatDate, formatTime } from '#src/lib/lagos-time.ts'
import { Icon } from '../Icon.tsx'
import { useKnownToday } from './use-today.ts'
import { words } from './words.ts'

/** When the data on screen was true: just the time if surely today, else with the date. */
export const asOfWords = (at: number, today: number | undefined): string =>
  today !== undefined && formatDate(at) === formatDate(today)
    ? words.$asOf(formatTime(at))
    : words.$asOf(`${formatDate(at)} ${formatTime(at)}`)

export const AsOf = ({ at }: { at: number }) => (
  <p className="inline-flex items-center gap-1.5 text-sm text-soft">
    <Icon name="offline" size={16} />
    <span>{asOfWords(at, useKnownToday())}</span>
  </p>
)
