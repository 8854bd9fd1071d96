// What a prize in monthly payments is worth on the day it is won.
import type { Kobo } from '#src/lib/money.ts'

/** What money is taken to earn in a year; said beside every figure that follows from it. */
export const YEARLY_RATE = 0.2

/** kobo: the amount that, at the yearly rate, would pay just these payments, the first of them in a month. */
export const worthToday = ({ monthly, months }: { monthly: Kobo; months: number }): Kobo => {
  const rate = (1 + YEARLY_RATE) ** (1 / 12) - 1
  return Math.round((monthly * (1 - (1 + rate) ** -months)) / rate)
}
