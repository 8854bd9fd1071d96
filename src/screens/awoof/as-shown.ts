// An item's record with what is shown of it in the place of what came beside it: what is called checked is what is read.
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
