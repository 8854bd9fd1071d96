// A result in words. Loaded by the home page, so what only a draw's own page says lives elsewhere.
import type { ResultItem } from '#src/model/results.ts'
import { formatDateTime, formatTime, lagosMidnight } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { words } from './newest-words.ts'

/**
 * One sentence per draw: what it paid and to how many, or that nobody played. Without winners it is all
 * cashback.
 */
export const paidWords = ({ lines, winners, amount }: Pick<ResultItem, 'lines' | 'winners' | 'amount'>) => {
  if (lines === 0) return words.$nobodyPlayedThisBatch
  if (winners === 0 && amount === 0) return words.$noWinners(lines)
  if (winners === 0) return words.$onlyCashback(lines, formatMoney(amount))
  return words.$paid(lines, winners, formatMoney(amount))
}

/**
 * `8:05pm` today, `20/11/2026 8:05pm` on any other day or if today is unknown.
 * @param today any instant of it
 */
export const shortWhen = (date: string, today: number | undefined): string => {
  const instant = Date.parse(date)
  const isToday = today !== undefined && lagosMidnight(instant) === lagosMidnight(today)
  return isToday ? formatTime(instant) : formatDateTime(instant)
}
