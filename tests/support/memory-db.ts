import type { Db } from '#server/db/db.ts'
import { sessionOf, startPglite } from '#server/db/pglite.ts'
import { serialDb } from '#server/db/serial.ts'

/** The embedded database in memory, in this thread. @param image initial contents; empty by default */
export const openMemoryDb = async (image?: Blob): Promise<Db> => {
  const session = sessionOf(await startPglite(image ? { loadDataDir: image } : {}))
  return serialDb(async () => session)
}
