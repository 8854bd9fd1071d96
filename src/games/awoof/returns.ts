// What share of the stakes on an item comes back: all at the minimum, least when sold out.
import type { Kobo } from '#src/lib/money.ts'

/** What the item is worth, in whole percent of the stakes on so many numbers. */
export const returnOf = (
  { itemPrice, chancePrice }: { itemPrice: Kobo; chancePrice: Kobo },
  numbers: number,
): number => Math.round((itemPrice * 100) / (numbers * chancePrice))
