import type { Item } from '#src/model/items.ts'
import { pictureOf } from '#src/games/awoof/picture.ts'

/** The item's own picture where we may show it, the drawing of its category otherwise. */
export const AwoofPicture = ({ item }: { item: Pick<Item, 'category' | 'picture'> }) => {
  const picture = pictureOf(item.picture, location.origin)
  return picture ? (
    <img className="flex-none rounded-card" src={picture} width={72} height={72} alt="" loading="lazy" />
  ) : (
    <svg className="flex-none" width={72} height={72} aria-hidden="true" focusable="false">
      <use href={`/items.svg#${item.category}`} />
    </svg>
  )
}
