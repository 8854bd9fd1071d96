// A process started with BREAK_SYNC preloaded: syncing to disk fails while the file BROKEN exists.
import * as fs from 'node:fs'
import { openEmbedded } from '#server/db/embedded.ts'

const broken = process.env.BROKEN!
const troubles: string[] = []
const db = await openEmbedded(process.env.DATA_DIR!, error => troubles.push(error.message), 0)
await db.exec('create table kept (id int); insert into kept values (1)')
fs.writeFileSync(broken, '')
const doomed = db.tx(async tx => {
  await tx.exec('insert into kept values (2)')
  await tx.exec('insert into kept values (3)')
})
const told = await doomed.then(
  () => 'success',
  (error: Error) => error.message,
)
fs.rmSync(broken)
await db.exec('insert into kept values (4)')
const kept = await db.many<{ id: number }>`select id from kept order by id`
await db.close()
fs.writeSync(1, JSON.stringify({ told, troubles, kept: kept.map(row => row.id) }))
