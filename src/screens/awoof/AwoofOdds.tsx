import { oneIn } from '#src/games/awoof/rules.ts'
import type { Item } from '#src/model/items.ts'
import { words } from './words.ts'

/** The chance with these numbers, as things stand and if everything is sold. */
export const AwoofOdds = ({ item, wanted, held }: { item: Item; wanted: number; held: number }) => {
  const own = held + wanted
  // There is no draw from fewer.
  const of = Math.max(item.sold + wanted, item.needed)
  return (
    <p className="text-sm num">
      {words.$oddsNow(oneIn(own, of), of, oneIn(own, item.offered), item.offered)}
    </p>
  )
}
