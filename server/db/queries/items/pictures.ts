import type { Tx } from '#server/db/db.ts'

interface PictureRow {
  type: 'image/jpeg' | 'image/png'
  hash: string
  bytes: Uint8Array
}

export const keepPicture = (tx: Tx, itemId: string, { type, hash, bytes }: PictureRow) =>
  tx.many`
    insert into item_picture (item_id, type, hash, bytes) values (${itemId}, ${type}, ${hash}, ${bytes})
    on conflict (item_id) do update set type = ${type}, hash = ${hash}, bytes = ${bytes}, at = game_clock()`

export const findPicture = (tx: Tx, itemId: string, hash: string) =>
  tx.one<PictureRow>`select type, hash, bytes from item_picture where item_id = ${itemId} and hash = ${hash}`

export const setItemPicture = (tx: Tx, id: string, address: string) =>
  tx.one`update item set picture = ${address} where id = ${id}`
