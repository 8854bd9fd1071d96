import { useState } from 'react'
import type { Item } from '#src/model/items.ts'
import { pictureOf } from '#src/games/awoof/picture.ts'
import items from '#src/ui/sprites/items.svg'

/** The item's own picture if we may show it, else the drawing of its category. */
export const AwoofPicture = ({ item }: { item: Pick<Item, 'category' | 'picture'> }) => {
  const picture = pictureOf(item.picture, location.origin)
  const [broken, setBroken] = useState<string>()
  return picture && picture !== broken ? (
    <img
      className="flex-none rounded-card object-cover"
      src={picture}
      width={72}
      height={72}
      alt=""
      loading="lazy"
      onError={() => setBroken(picture)}
    />
  ) : (
    <svg className="flex-none" width={72} height={72} aria-hidden="true" focusable="false">
      <use href={`${items}#${item.category}`} />
    </svg>
  )
}
