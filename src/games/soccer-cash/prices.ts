// What a prediction is worth: the same share of the stake comes back on every score.
import type { Kobo } from '#src/lib/money.ts'
import { LEAST_PARTS, MOST_PAID, PART_BITS, PARTS, RETURN } from './rules.ts'

/** 0 for scores too rare to be sold. */
export const soldParts = (parts: number): number => (parts < LEAST_PARTS ? 0 : parts)

/** A chance in whole parts, rounded up; 0 if the score is not sold. */
export const partsOf = (chance: number): number => soldParts(Math.ceil(chance * PARTS))

interface Price {
  /** kobo */
  prize: Kobo
  /** The cap is below what the chance is worth, so that less comes back. */
  isCapped: boolean
}

/**
 * The prize of scores that must all be right: stake × 53/100 ÷ the product of their chances, rounded down to the kobo.
 * @param parts of each score
 * @param most what the reserve allows
 * @param percent what comes back on average, of the stake
 * @throws RangeError if a score is not sold
 */
export const priceOf = (
  stake: Kobo,
  parts: readonly number[],
  most: Kobo = MOST_PAID,
  percent = RETURN,
): Price => {
  if (parts.length === 0 || parts.some(it => !Number.isInteger(it) || it < 1 || it > PARTS))
    throw new RangeError(`no price for ${parts.join(', ') || 'nothing'}`)
  const product = parts.reduce((all, it) => all * BigInt(it), 100n)
  const worth = (BigInt(stake * percent) << BigInt(PART_BITS * parts.length)) / product
  const cap = Math.min(most, MOST_PAID)
  return worth > BigInt(cap) ? { prize: cap, isCapped: true } : { prize: Number(worth), isCapped: false }
}

/** What is shown beside a price: odds of 1 in so many, and the average return as a percentage of the stake. */
export const tagOf = (stake: Kobo, parts: readonly number[], { prize }: Price) => {
  const oneIn = parts.reduce((all, it) => all * (PARTS / it), 1)
  return { oneIn, returnPercent: (prize * 100) / oneIn / stake }
}
