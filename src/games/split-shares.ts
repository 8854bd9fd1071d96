import type { Kobo } from '#src/lib/money.ts'

/**
 * Splits an amount by shares, to the kobo: each part is rounded down, and the kobo left over go one by one to the
 * largest remainders, equal ones in order.
 * @param shares kobo of the price, not all 0
 */
export const splitByShares = (amount: Kobo, shares: readonly Kobo[]): Kobo[] => {
  const total = BigInt(shares.reduce((sum, share) => sum + share, 0))
  const parts = shares.map((share, at) => {
    const product = BigInt(amount) * BigInt(share)
    return { at, whole: Number(product / total), rest: product % total }
  })
  const left = amount - parts.reduce((sum, part) => sum + part.whole, 0)
  const more = new Set(
    [...parts]
      .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))
      .slice(0, left)
      .map(part => part.at),
  )
  return parts.map(({ at, whole }) => whole + (more.has(at) ? 1 : 0))
}
