// Takes rows of the previous version through a migration, in a transaction that is rolled back.
import type { Db, Tx } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { schema, type SqlFile } from '#server/db/schema.ts'
import { expect } from 'vitest'

class Back extends Error {}

/** The database as seen by one transaction. */
export const within = (db: Db, tx: Tx): Db => ({ ...db, tx: work => work(tx) })

/** Rolls the work back. @returns what it returned */
export const backAfter = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  let done: { with: T } | undefined
  await db
    .tx(async tx => {
      done = { with: await work(tx) }
      throw new Back()
    })
    .catch(error => {
      if (!(error instanceof Back)) throw error
    })
  return done!.with
}

/**
 * @param db of a test; it has this migration already, so the version before it is made first
 * @param rows `before`: statements that write rows of the previous version; `after`: checks what became of
 * them
 */
export const rowsThrough = (
  db: Db,
  migration: SqlFile,
  rows: { before: string; after: (tx: Tx) => Promise<void> },
): Promise<void> =>
  backAfter(db, async tx => {
    const before = schema.migrations.filter(it => it.name < migration.name)
    await tx.exec('drop schema public cascade; create schema public')
    await migrate(within(db, tx), undefined, { ...schema, migrations: before })
    await tx.exec(rows.before)
    const to = { ...schema, migrations: [...before, migration] }
    expect(await migrate(within(db, tx), undefined, to)).toEqual([migration.name])
    await rows.after(tx)
    expect(await migrate(within(db, tx), undefined, to)).toEqual([])
  })
