// Serves many callers over one connection: statements wait for the running transaction.
import type { Db, Tx } from './db.ts'
import { again } from './again.ts'
import { askedBy } from './sql.ts'

/** An embedded database's only session. */
export interface Session {
  query(sql: string, params: readonly unknown[]): Promise<unknown[]>
  exec(sql: string): Promise<void>
  close(): Promise<void>
}

const txOn = (session: Session): Tx => ({
  ...askedBy((text, params) => session.query(text, params)),
  exec: sql => session.exec(sql),
})

const transaction = async <T>(session: Session, work: (tx: Tx) => Promise<T>): Promise<T> => {
  await session.exec('begin')
  try {
    const result = await work(txOn(session))
    await session.exec('commit')
    return result
  } catch (error) {
    await session.exec('rollback')
    throw error
  }
}

/** @param current the session right now; a transaction stays on the one it began on */
export const serialDb = (current: () => Promise<Session>): Db => {
  let last: Promise<unknown> = Promise.resolve()
  const alone = <T>(work: (session: Session) => Promise<T>): Promise<T> => {
    const turn = last.then(async () => work(await current()))
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    kind: 'embedded',
    ...askedBy((text, params) => again(() => alone(session => session.query(text, params)))),
    exec: sql => alone(session => session.exec(sql)),
    tx: work => again(() => alone(session => transaction(session, work))),
    close: () => alone(session => session.close()),
  }
}
