// Money is integer kobo (1/100 naira) everywhere inside; naira only on the wire and on screen.

import { grouped } from './figures.ts'

export type Kobo = number

/** Exact for whole kobo. */
const written = (amount: Kobo, isWhole: boolean): string => {
  const all = Math.round(Math.abs(amount))
  const rest = isWhole ? '' : `.${String(all % 100).padStart(2, '0')}`
  return `${amount < 0 ? '−' : ''}₦${grouped(Math.floor(all / 100))}${rest}`
}

export const kobo = (naira: number): Kobo => {
  const value = Math.round(naira * 100)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${naira} naira is not an amount of money`)
  return value
}

export const naira = (amount: Kobo): number => amount / 100

/** `₦1,250` or `₦1,250.50`: kobo only if there are any. */
export const formatMoney = (amount: Kobo): string => written(amount, amount % 100 === 0)

/** `₦1,250.00`: balances and totals always show kobo. */
export const formatBalance = (amount: Kobo): string => written(amount, false)
