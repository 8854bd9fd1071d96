import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { Session } from './serial.ts'
import { OID, readInt8 } from './types.ts'

export const startPglite = async (options: PGliteOptions): Promise<PGlite> => {
  const db = new PGlite({
    ...options,
    parsers: { [OID.int8]: readInt8, [OID.date]: text => text },
  })
  await db.waitReady
  return db
}

export const sessionOf = (db: PGlite): Session => ({
  query: async (sql, params) => (await db.query(sql, params as unknown[])).rows,
  exec: async sql => void (await db.exec(sql)),
  close: () => db.close(),
})
