import { randomBytes } from 'node:crypto'
import type { Db } from './db/db.ts'
import type { Settings } from './settings.ts'

/** The secret of one-time codes: from the settings, or for a sandbox made once and kept in its database (any number of nodes agree on the first). */
export const findPepper = async (settings: Settings, db: Db): Promise<Uint8Array> => {
  if (settings.CODE_PEPPER) return Buffer.from(settings.CODE_PEPPER)
  await db.many(
    `insert into service_secret (name, value) values ('code-pepper', $1) on conflict do nothing`,
    [randomBytes(32)],
  )
  const row = await db.one<{ value: Uint8Array }>(
    `select value from service_secret where name = 'code-pepper'`,
  )
  return row!.value
}
