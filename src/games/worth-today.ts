// What a prize in monthly payments is worth on the day it is won.
import type { Kobo } from '#src/lib/money.ts'

/** Assumed yearly interest; shown beside every figure based on it. */
export const YEARLY_RATE = 0.2

/** kobo: the amount that, at the yearly rate, would fund exactly these payments, starting in a month. */
export const worthToday = ({ monthly, months }: { monthly: Kobo; months: number }): Kobo => {
  const rate = (1 + YEARLY_RATE) ** (1 / 12) - 1
  return Math.round((monthly * (1 - (1 + rate) ** -months)) / rate)
}
