import type { Bid } from '#src/model/items.ts'

/** Numbers of an item that the player holds already. */
export const heldOf = (bids: readonly Bid[] | undefined, itemId: string): number =>
  (bids ?? []).filter(it => it.item.id === itemId).reduce((sum, it) => sum + it.last - it.first + 1, 0)
