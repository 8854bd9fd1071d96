// The embedded database lives in a thread of its own: at full load it would let the service's thread never turn.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { assertDurable, DurableNodeFS, durableStart } from './durable-nodefs.ts'
import { sessionOf, startPglite } from './pglite.ts'
import type { Answer, Request } from './embedded.ts'

const { folder } = workerData as { folder: string }
const port = parentPort!

const start = (at: string) => startPglite({ fs: new DurableNodeFS(at), startParams: durableStart })

/** Made beside its place and moved there whole, so that a first start cut short leaves no half database. */
const createIn = async (place: string) => {
  const draft = `${place}.draft`
  fs.rmSync(draft, { recursive: true, force: true })
  const db = await start(draft)
  await db.exec('checkpoint')
  await db.close()
  fs.renameSync(draft, place)
}

const open = async () => {
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) await createIn(folder)
  // Ours alone by the lock that the other thread holds: a file left by a killed process says nothing.
  fs.rmSync(path.join(folder, 'postmaster.pid'), { force: true })
  const db = await start(folder)
  await assertDurable(db)
  return sessionOf(db)
}

/** The parts of a database error that the service looks at; the thread border would keep the message alone. */
const errorParts = (error: unknown) => {
  const { message, code, constraint, detail, table } = error as Record<string, unknown>
  return { message: String(message), code, constraint, detail, table }
}

const opening = open()
port.on('message', async ({ id, kind, sql, params }: Request) => {
  try {
    const session = await opening
    const rows =
      kind === 'query'
        ? await session.query(sql, params)
        : kind === 'exec'
          ? await session.exec(sql)
          : await session.exec('checkpoint').then(() => session.close())
    port.postMessage({ id, rows: rows ?? [] } satisfies Answer)
  } catch (error) {
    port.postMessage({ id, error: errorParts(error) } satisfies Answer)
  }
})
