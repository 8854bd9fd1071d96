// A Db backed by another one's transaction: nested transactions become savepoints.
import type { Db, Tx } from './db.ts'

export const nestedDb = (tx: Tx, kind: Db['kind']): Db => {
  let depth = 0
  return {
    ...tx,
    kind,
    tx: async work => {
      const name = `nested_${++depth}`
      await tx.exec(`savepoint ${name}`)
      try {
        const result = await work(tx)
        await tx.exec(`release savepoint ${name}`)
        return result
      } catch (error) {
        await tx.exec(`rollback to savepoint ${name}`)
        throw error
      } finally {
        depth--
      }
    },
    close: async () => undefined,
  }
}
