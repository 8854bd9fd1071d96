// Pictures of items from our own origin: an address holds the hash of what it shows, so phones keep them for good.
import { findPicture } from '#server/db/queries/items/pictures.ts'
import type { Door } from '#server/http/door.ts'
import { found } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

const FILE = /^([a-z0-9-]{3,60})-([0-9a-f]{16})\.(?:jpg|png)$/

export const mountPictures = (door: Door, { db }: Service): void =>
  door.get('/api/item-pictures/:file', async context => {
    const [, id, hash] = FILE.exec(context.req.param('file') ?? '') ?? []
    const picture = found(id && hash ? await findPicture(db, id, hash) : undefined)
    return context.body(Uint8Array.from(picture.bytes), 200, {
      'Content-Type': picture.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
