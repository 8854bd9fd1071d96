// Gives an item a picture: checked by its content, kept in the database, served from our own origin.
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { lockItems } from '#server/db/queries/items/items.ts'
import { keepPicture, setItemPicture } from '#server/db/queries/items/pictures.ts'
import { pictureSize } from '#server/lib/picture-size.ts'
import type { Place } from './place.ts'

const MOST_BYTES = 200_000
const [LEAST, MOST] = [72, 2_000] // pixels

const kinds = { jpeg: { type: 'image/jpeg', end: 'jpg' }, png: { type: 'image/png', end: 'png' } } as const

/** @throws Error saying what is wrong with it */
const readPicture = (file: string) => {
  const { size } = fs.statSync(file)
  if (size > MOST_BYTES) throw new Error(`It has ${size} bytes, at most ${MOST_BYTES} may be.`)
  const bytes = new Uint8Array(fs.readFileSync(file))
  const found = pictureSize(bytes)
  if (!found) throw new Error('It is neither a JPEG nor a PNG, whatever it is called.')
  const { kind, width, height } = found
  if (Math.min(width, height) < LEAST || Math.max(width, height) > MOST)
    throw new Error(`It is ${width} by ${height}: each side has ${LEAST} to ${MOST} pixels.`)
  return { bytes, ...kinds[kind], hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
}

export const itemPicture = async ({ db, origin, dry }: Place, id = '', file = ''): Promise<string> => {
  if (!id || !file) throw new Error('Say which, and a file: item-picture ID FILE')
  if (!origin) throw new Error('This program does not know the address that players see: set PUBLIC_URL.')
  const { bytes, type, end, hash } = readPicture(file)
  const address = `${origin}/api/item-pictures/${id}-${hash}.${end}`
  await db.tx(async tx => {
    const [item] = await lockItems(tx, [id])
    if (!item) throw new Error(`There is no item ${id}: see items`)
    if (item.state === 'drawn' || item.state === 'refunded') throw new Error('Its sale is over.')
    if (dry) return
    await keepPicture(tx, id, { type, hash, bytes })
    await setItemPicture(tx, id, address)
  })
  return `${id} is shown by ${address}`
}
