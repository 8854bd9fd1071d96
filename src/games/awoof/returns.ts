// What comes back of the stakes on an item: all of them at the minimum, least when everything is sold.
import type { Kobo } from '#src/lib/money.ts'

/** Whole percent of what was staked on so many numbers that the item is worth. */
export const returnOf = (
  { itemPrice, chancePrice }: { itemPrice: Kobo; chancePrice: Kobo },
  numbers: number,
): number => Math.round((itemPrice * 100) / (numbers * chancePrice))
