// Awoof as data: what an item's numbers cost, how many there are, how many one player may hold.
import { amountTypes, type AmountType } from '#src/contract/items/kinds.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'

/** Percent of the stakes that the item is worth when sold out. */
export const RETURN = 55
/** The most one player may stake on an item, in percent of its price. */
export const CAP = 5
/** The Lagos hour at which sales end and the draw is due. */
export const CLOSING_HOUR = 22
/** How far ahead an item may be opened. */
export const LONGEST_SALE = 14 * DAY
/** Shorter sales would only be refunded. */
export const SHORTEST_SALE = HOUR

/** What a chance costs, in multiples of the chance price; also how many of the numbers it holds. */
const lifeStyles: Record<AmountType, number> = { easy: 1, steady: 2, big: 5 }

/** Days after the draw, or after the prize went to the reserve, on which a winner who has not chosen is reminded. */
export const REMINDERS = [1, 7, 30, 60] as const
/** Days after the same; a winner who has not chosen by then is paid the cash alternative. */
export const CHOOSE_WITHIN = 90

/** All in kobo. */
interface Priced {
  price: Kobo
  chancePrice: Kobo
}

/** Integer division, rounded up; exact for any amount of money. */
const ceilOf = (a: bigint, b: bigint): number => Number((a + b - 1n) / b)

/** How many numbers are offered: when sold out, the item is worth 55% of the stakes. */
export const offeredOf = ({ price, chancePrice }: Priced): number =>
  ceilOf(BigInt(price) * 100n, BigInt(chancePrice) * BigInt(RETURN))

/** How many numbers must be sold: below that every stake goes back. */
export const neededOf = ({ price, chancePrice }: Priced): number => ceilOf(BigInt(price), BigInt(chancePrice))

/** The most numbers one player may hold. */
export const mostOf = ({ price, chancePrice }: Priced): number =>
  Number((BigInt(price) * BigInt(CAP)) / (100n * BigInt(chancePrice)))

/** What a chance of each kind costs, omitting kinds of which a single chance would exceed the cap. */
export const lifeStyleOf = (it: Priced): Partial<Record<AmountType, Kobo>> =>
  Object.fromEntries(
    amountTypes
      .filter(type => lifeStyles[type] <= mostOf(it))
      .map(type => [type, lifeStyles[type] * it.chancePrice]),
  )

/** The numbers that so many chances of a kind hold. */
export const numbersOf = (type: AmountType, chances: number): number => lifeStyles[type] * chances

/** 1 in so many, rounded so that it never promises too much; 0 numbers have no chance. */
export const oneIn = (held: number, of: number): number => (held > 0 ? Math.max(1, Math.ceil(of / held)) : 0)
