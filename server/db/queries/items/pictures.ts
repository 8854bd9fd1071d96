// Pictures of items, as the operator gave them.
import type { Tx } from '#server/db/db.ts'

interface PictureRow {
  type: 'image/jpeg' | 'image/png'
  hash: string
  bytes: Uint8Array
}

export const keepPicture = (tx: Tx, itemId: string, { type, hash, bytes }: PictureRow) =>
  tx.many(
    `insert into item_picture (item_id, type, hash, bytes) values ($1, $2, $3, $4)
     on conflict (item_id) do update set type = $2, hash = $3, bytes = $4, at = game_clock()`,
    [itemId, type, hash, bytes],
  )

export const findPicture = (tx: Tx, itemId: string, hash: string) =>
  tx.one<PictureRow>('select type, hash, bytes from item_picture where item_id = $1 and hash = $2', [
    itemId,
    hash,
  ])

export const setItemPicture = (tx: Tx, id: string, address: string) =>
  tx.one('update item set picture = $2 where id = $1', [id, address])
