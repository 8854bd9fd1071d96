// Money is integer kobo (1/100 naira) everywhere inside; naira only on the wire and on screen.

export type Kobo = number

const grouped = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })
const withKobo = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const kobo = (naira: number): Kobo => {
  const value = Math.round(naira * 100)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${naira} naira is not an amount of money`)
  return value
}

export const naira = (amount: Kobo): number => amount / 100

/** `₦1,250` or `₦1,250.50`: kobo only if there are any. */
export const formatMoney = (amount: Kobo): string => {
  const sign = amount < 0 ? '-' : ''
  const format = amount % 100 === 0 ? grouped : withKobo
  return `${sign}₦${format.format(Math.abs(amount) / 100)}`
}

/** `₦1,250.00`: balances and totals always show kobo. */
export const formatBalance = (amount: Kobo): string => {
  const sign = amount < 0 ? '-' : ''
  return `${sign}₦${withKobo.format(Math.abs(amount) / 100)}`
}
