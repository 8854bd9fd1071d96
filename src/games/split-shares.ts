import type { Kobo } from '#src/lib/money.ts'

/**
 * Each share's part of an amount, to the kobo: what its share of the price comes to, rounded down, and the kobo that are
 * left one by one to the largest remainders, of equal ones to the first.
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
