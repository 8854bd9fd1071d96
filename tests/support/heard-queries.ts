// Notes which named queries of server/db/queries a database runs: `npm test` runs most files on one database, and
// support/queries-on-both.mjs checks that each query still runs on both.
import * as fs from 'node:fs'
import * as path from 'node:path'
import type { Db, Tx } from '#server/db/db.ts'
import { around } from './around.ts'

const QUERIES = /\/server\/db\/queries\/(.+)\.ts/
const heard = new Set<string>()

/** The functions of `server/db/queries` that are asking right now, as `buying/slips#findSlip`. */
const askers = (): string[] => {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = 8
  Error.prepareStackTrace = (_, frames) => frames
  const { stack } = new Error() as unknown as { stack: NodeJS.CallSite[] }
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  return stack.flatMap(frame => {
    const room = QUERIES.exec(frame.getFileName() ?? '')?.[1]
    const name = frame.getFunctionName()
    return room && name && !name.startsWith('__') ? [`${room}#${name}`] : []
  })
}

/** How often this file ran a statement that only one function asks: looking at the stack costs as much as asking. */
const alone = new Map<TemplateStringsArray, number>()
const ENOUGH = 20

const note = (texts: TemplateStringsArray): void => {
  const times = alone.get(texts) ?? 0
  if (times > ENOUGH) return
  const names = askers()
  for (const name of names) heard.add(name)
  if (names.length < 2) alone.set(texts, times + 1)
}

const heardTx = (tx: Tx): Tx => ({
  ...around(tx, (ask, texts) => {
    note(texts)
    return ask()
  }),
  exec: sql => {
    for (const name of askers()) heard.add(name)
    return tx.exec(sql)
  },
})

/** The same database, listened to if HEARD_QUERIES names a folder. */
export const listenTo = (db: Db): Db =>
  process.env.HEARD_QUERIES ? { ...db, ...heardTx(db), tx: work => db.tx(tx => work(heardTx(tx))) } : db

/** Called by each test file at its end. @param on the database */
export const writeHeard = (on: 'embedded' | 'postgres', file: string): void => {
  const folder = process.env.HEARD_QUERIES
  alone.clear()
  if (!folder || heard.size === 0) return
  fs.mkdirSync(folder, { recursive: true })
  const lines = [...heard].map(query => `${query} ${file}\n`)
  fs.appendFileSync(path.join(folder, on), lines.join(''))
  heard.clear()
}
