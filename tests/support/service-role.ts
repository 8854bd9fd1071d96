// A database as the service's own role sees it: tables made by the owner, and a clock the test turns.
import { grantService } from '#server/db/service-role.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { turnClock } from './database.ts'

export const ROLE = 'oriire_service'

/**
 * @param owner migrated
 * @param connect opens the same database as the role
 * @returns the role's database, on which only `exec` outside of a transaction (as when a test turns its clock) runs as
 *   the owner
 */
export const asServiceRole = async (owner: Db, now: number, connect: () => Promise<Db>): Promise<Db> => {
  await turnClock(owner, now)
  await grantService(owner, ROLE)
  const db = await connect()
  return { ...db, exec: sql => owner.exec(sql) }
}

/** The same for databases with a single session: each transaction switches its role. */
export const sameSession = (owner: Db): (() => Promise<Db>) => {
  const tx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    owner.tx(async tx => {
      await tx.exec(`set local role ${ROLE}`)
      return work(tx)
    })
  return async () => ({
    ...owner,
    many: (texts, ...values) => tx(it => it.many(texts, ...values)),
    one: (texts, ...values) => tx(it => it.one(texts, ...values)),
    tx,
  })
}
