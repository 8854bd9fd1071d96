// One connection made to serve many callers: statements wait for the transaction that is under way.
import type { Db, Tx } from './db.ts'
import { again } from './again.ts'

/** A single session of an embedded database. */
export interface Session {
  query(sql: string, params: readonly unknown[]): Promise<unknown[]>
  exec(sql: string): Promise<void>
  close(): Promise<void>
}

export const serialDb = (session: Session): Db => {
  let last: Promise<unknown> = Promise.resolve()
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  const tx: Tx = {
    many: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await session.query(sql, params)) as Row[],
    one: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await session.query(sql, params))[0] as Row | undefined,
    exec: sql => session.exec(sql),
  }
  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    await session.exec('begin')
    try {
      const result = await work(tx)
      await session.exec('commit')
      return result
    } catch (error) {
      await session.exec('rollback')
      throw error
    }
  }
  return {
    kind: 'embedded',
    many: (sql, params) => alone(() => tx.many(sql, params)),
    one: (sql, params) => alone(() => tx.one(sql, params)),
    exec: sql => alone(() => tx.exec(sql)),
    tx: work => again(() => alone(() => transaction(work))),
    close: () => alone(() => session.close()),
  }
}
