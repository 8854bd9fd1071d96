import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import type { Settings } from '#server/settings.ts'

type Given = Pick<Settings, 'CODE_PEPPER'>

/** The pepper for these settings and this database, if it exists yet. */
export const knownPepper = async (settings: Given, db: Db): Promise<Uint8Array | undefined> => {
  if (settings.CODE_PEPPER) return Buffer.from(settings.CODE_PEPPER)
  return db.value<Uint8Array | undefined>`select value from service_secret where name = 'code-pepper'`
}

/**
 * The pepper for one-time codes: from the settings, or in a sandbox created once and kept in the database (all nodes
 * agree on the first).
 */
export const findPepper = async (settings: Given, db: Db): Promise<Uint8Array> => {
  if (!settings.CODE_PEPPER)
    await db.many`
      insert into service_secret (name, value) values ('code-pepper', ${randomBytes(32)})
      on conflict do nothing`
  return (await knownPepper(settings, db))!
}
