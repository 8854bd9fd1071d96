import { useSnapshot } from 'valtio'
import { returnOf } from '#src/games/awoof/returns.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { Item } from '#src/model/items.ts'
import type { SelectedItem } from '#src/model/items/kept-items.ts'
import { awoofStore, MOST_ITEMS } from '#src/play/awoof-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { AwoofChances } from './AwoofChances.tsx'
import { AwoofPicture } from './AwoofPicture.tsx'
import { words } from './words.ts'

/** Why it cannot be added, if it cannot. */
const whyNot = ({ most }: Item, held: number, chosen: number): string | undefined => {
  if (held >= most) return words.$ofMost(held, most)
  return chosen >= MOST_ITEMS ? words.$enoughItems(MOST_ITEMS) : undefined
}

export const AwoofItem = ({ item, held }: { item: Item; held: number }) => {
  const { selectedAwoofItems } = useSnapshot(awoofStore().state)
  const chosen = selectedAwoofItems.find(it => it.id === item.id) as SelectedItem | undefined
  const left = item.offered - item.sold
  const why = whyNot(item, held, selectedAwoofItems.length)
  const soldWords = words.$soldOf(item.sold, item.needed)
  return (
    <li className="card stack">
      <div className="flex flex-wrap gap-4">
        <AwoofPicture item={item} />
        <div className="flex-1 min-w-[4em]">
          <h3 className="font-bold">{item.name}</h3>
          <p className="text-sm text-soft num">
            {words.$worth(formatMoney(item.itemPrice), formatMoney(item.cash))}
          </p>
          <p className="text-sm text-soft num">{words.$closes(formatDateTime(Date.parse(item.closesAt)))}</p>
        </div>
      </div>
      <div>
        <ProgressBar value={(item.sold / item.needed) * 100} label={soldWords} />
        <p className="hint num">{soldWords}</p>
        <p className="hint num">
          {left > 0 && `${words.$left(left)} `}
          {words.$range(returnOf(item, item.needed), returnOf(item, item.offered))}
        </p>
      </div>
      {left === 0 && <p role="status">{words.$soldOut}</p>}
      {chosen ? (
        <AwoofChances item={item} chosen={chosen} held={held} />
      ) : (
        <Button block onClick={() => awoofStore().add(item)} disabled={Boolean(why) || left === 0}>
          {why ?? words.$add}
          <span className="sr-only">: {item.name}</span>
        </Button>
      )}
    </li>
  )
}
