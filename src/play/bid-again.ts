import type { Bid } from '#src/model/items.ts'
import { awoofStore, type Room } from './awoof-store.ts'

/** Numbers of an item that the player holds already. */
export const heldOf = (bids: readonly Bid[] | undefined, itemId: string): number =>
  (bids ?? []).filter(it => it.item.id === itemId).reduce((sum, it) => sum + it.last - it.first + 1, 0)

/**
 * Chooses as many chances on a bid's item as the bid had, as far as there is room. Waits until the phone's own choices are
 * read, which would otherwise be replaced.
 * @returns false if five other items are chosen
 */
export const bidAgain = async ({ item, amountType, chances }: Bid, room: Room): Promise<boolean> => {
  const store = awoofStore()
  await store.ready
  if (!store.add(item)) return false
  store.choose(item.id, amountType, room)
  const more = () => (store.chancesOn(item.id) < chances ? store.increase(item.id, room) : false)
  while (more());
  return true
}
