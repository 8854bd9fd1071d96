import type { Db } from '#server/db/db.ts'
import { sessionOf, startPglite } from '#server/db/pglite.ts'
import { serialDb } from '#server/db/serial.ts'

/** The embedded database in memory, in this thread. */
export const openMemoryDb = async (): Promise<Db> => {
  const session = sessionOf(await startPglite({}))
  return serialDb(async () => session)
}
