import type { Bid } from '#src/model/items.ts'
import { awoofStore } from './awoof.ts'

/** Numbers of an item that the player holds already. */
export const heldOf = (bids: readonly Bid[] | undefined, itemId: string): number =>
  (bids ?? []).filter(it => it.item.id === itemId).reduce((sum, it) => sum + it.last - it.first + 1, 0)

/** Chooses as many chances on a bid's item as the bid had, if the cap allows so many. @param held numbers of it */
export const bidAgain = ({ item, amountType, chances }: Bid, held: number): void => {
  awoofStore.add(item)
  awoofStore.choose(item.id, amountType, held)
  const more = () => (awoofStore.chancesOn(item.id) < chances ? awoofStore.increase(item.id, held) : false)
  while (more());
}
