import { useState } from 'react'
import type { Bid, Item } from '#src/model/items.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { AwoofCheck } from './AwoofCheck.tsx'
import { words } from './words.ts'

interface Props {
  item: Item
  bid?: Bid
  /** In a list of several: its name is read out after the label. */
  named?: boolean
}

/** Checks the draw only on request; anybody may ask. */
export const AwoofChecked = ({ item, bid, named }: Props) => {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <AwoofCheck item={item} bid={bid} />
  return (
    <QuietButton onClick={() => setAsked(true)}>
      {words.$check}
      {named && <span className="sr-only">: {item.name}</span>}
    </QuietButton>
  )
}
