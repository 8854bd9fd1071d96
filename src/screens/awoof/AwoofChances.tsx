// Which kind of chance to take and how many, within 5% of the item's price.
import { useState } from 'react'
import { numbersOf } from '#src/games/awoof/rules.ts'
import { formatMoney } from '#src/lib/money.ts'
import { amountTypes, type AmountType, type Item } from '#src/model/items.ts'
import type { SelectedItem } from '#src/model/items/kept-items.ts'
import { awoofStore, numbersIn, whyTooMany } from '#src/play/awoof-store.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { Button } from '#src/ui/Button.tsx'
import { AwoofOdds } from './AwoofOdds.tsx'
import { words } from './words.ts'

interface Props {
  item: Item
  chosen: SelectedItem
  /** Numbers of the player's earlier bids on it. */
  held: number
}

export const AwoofChances = ({ item, chosen, held }: Props) => {
  const [atCap, setAtCap] = useState(false)
  const { id, name } = item
  const room = { held, left: item.offered - item.sold }
  const wanted = numbersIn(chosen)
  const why = (type: AmountType) => whyTooMany(chosen, type, 1, room)
  const offered = amountTypes.filter(type => chosen.lifeStyle[type] !== undefined)
  const said = {
    cap: held < item.most ? words.$mayHold(item.most - held) : words.$capReached,
    left: words.$fewLeft(room.left),
  }
  const reasons = offered.map(why)
  const first = (['cap', 'left'] as const).find(it => reasons.includes(it))
  const reason = first && said[first]
  const over = whyTooMany(chosen, chosen.selectedAmount.amountType, chosen.numberOfChances, room)
  const next = whyTooMany(chosen, chosen.selectedAmount.amountType, chosen.numberOfChances + 1, room)
  const rest = item.most - held - wanted
  const full = next === 'left' ? said.left : rest > 0 ? words.$mayHold(rest) : words.$capReached
  const status = over ? said[over] : atCap ? full : words.$ofMost(held + wanted, item.most)
  return (
    <div className="stack">
      <div className="flex flex-wrap gap-2" role="group" aria-label={words.$chanceCosts}>
        {offered.map(type => (
          <Chip
            key={type}
            aria-pressed={chosen.selectedAmount.amountType === type}
            {...(why(type) && { 'aria-disabled': true, 'aria-describedby': `chances-${id}` })}
            onClick={() => {
              setAtCap(false)
              awoofStore().choose(id, type, room)
            }}
          >
            {words.$amounts[type]} <b className="num">{formatMoney(chosen.lifeStyle[type]!)}</b>
            <span className="sr-only">, {words.$holds(numbersOf(type, 1))}</span>
          </Chip>
        ))}
      </div>
      <div className="row">
        <div className="stepper" role="group" aria-label={words.$chancesOn(name)}>
          <button
            type="button"
            aria-label={words.$fewer}
            aria-disabled={chosen.numberOfChances === 1 || undefined}
            onClick={() => {
              setAtCap(false)
              awoofStore().decrease(id)
            }}
          >
            −
          </button>
          <output className="num">{chosen.numberOfChances}</output>
          <button
            type="button"
            aria-label={words.$more}
            onClick={() => setAtCap(!awoofStore().increase(id, room))}
          >
            +
          </button>
        </div>
        <Button kind="quiet" onClick={() => awoofStore().remove(id)}>
          {words.$remove}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      <div id={`chances-${id}`} className="hint num">
        {reason !== undefined && reason !== status && <p>{reason}</p>}
        <p role="status">{status}</p>
      </div>
      <AwoofOdds item={item} wanted={wanted} held={held} />
    </div>
  )
}
