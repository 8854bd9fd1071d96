// When a prize is paid month by month: on the same day of each month in Lagos, or on the last of a shorter one.
import { lagosInstant, lagosParts } from '#src/lib/lagos-time.ts'

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * The instant from which payment number `n` is due, at the beginning of its day: number 1 a month after the choice.
 * @param chosenAt ms since 1970 UTC
 */
export const paydayOf = (chosenAt: number, n: number): number => {
  const { year, month, day } = lagosParts(chosenAt)
  const months = year * 12 + (month - 1) + n
  const [dueYear, dueMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return lagosInstant(dueYear, dueMonth, Math.min(day, lastDay(dueYear, dueMonth)))
}
