import type { Kobo } from '#src/lib/money.ts'

/** Price of the whole ticket, kobo. `stake` is per line. */
export const price = (lines: number, stake: Kobo): Kobo => {
  const total = lines * stake
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError('not a price')
  return total
}
