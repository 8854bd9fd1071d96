// When a monthly prize is paid: on the same day each month in Lagos, or on the last day of a shorter month.
import { lagosInstant, lagosParts } from '#src/lib/lagos-time.ts'

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * When payment `n` falls due, at the start of its day; number 1 is a month after the choice.
 * @param chosenAt ms since 1970 UTC
 */
export const paydayOf = (chosenAt: number, n: number): number => {
  const { year, month, day } = lagosParts(chosenAt)
  const months = year * 12 + (month - 1) + n
  const [dueYear, dueMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return lagosInstant(dueYear, dueMonth, Math.min(day, lastDay(dueYear, dueMonth)))
}
