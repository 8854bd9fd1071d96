// An item's record with the values on screen in place of its own: what is called checked is what the player reads.
import type { Item, ItemRecord } from '#src/model/items.ts'

export const recordAsShown = (
  record: ItemRecord,
  { name, itemPrice: price, cash, chancePrice, closesAt, number }: Item,
): ItemRecord => {
  const { commitment, draw, passed } = record
  // What is shown may be from before the draw, or from before it went to the reserve.
  const isOther = draw !== null && number !== null && number - 1 !== draw.number
  return {
    ...record,
    commitment: { ...commitment, name, price, cash, chancePrice, closesAt },
    draw: isOther ? { ...draw, [passed ? 'reserve' : 'number']: number - 1 } : draw,
  }
}
