// The embedded database lives in a thread of its own: at full load it would let the service's thread never turn.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { assertDurable, DurableNodeFS, durableStart } from './durable-nodefs.ts'
import { makeFolder, syncFolder, type Written } from './new-folder.ts'
import { sessionOf, startPglite, Unanswered } from './pglite.ts'
import type { Answer, Request, Task } from './embedded-thread.ts'

const { folder, task } = workerData as { folder: string; task: Task }
const port = parentPort!

/** Ends this thread at once, in the middle of whatever it does. */
const stop = (why: string) => {
  port.postMessage({ id: 0, error: { message: why } } satisfies Answer)
  process.exit(1)
}

const start = async (at: string, kept?: Written) => {
  const disk = new DurableNodeFS(at, stop)
  if (kept) disk.known(kept)
  const db = await startPglite({ fs: disk, startParams: durableStart })
  disk.opened()
  return { db, disk }
}

/** The parts of a database error that the service looks at; the thread border would keep the message alone. */
const errorParts = (error: unknown) => {
  const { message, code, constraint, detail, table } = error as Record<string, unknown>
  return { message: String(message), code, constraint, detail, table }
}

const create = () =>
  makeFolder(folder, async draft => {
    const { db } = await start(draft)
    await db.exec('checkpoint')
    await db.close()
  })

const open = async () => {
  // Ours alone by the lock that the other thread holds: a file left by a killed process tells that it was killed, no more.
  const left = path.join(folder, 'postmaster.pid')
  const wasKilled = fs.existsSync(left)
  fs.rmSync(left, { force: true })
  // Before it reads its log, a database that was killed brings every file to the disk, one after the other and twice.
  const { db, disk } = await start(folder, wasKilled ? await syncFolder(folder) : undefined)
  await assertDurable(db, disk)
  return sessionOf(db)
}

const serve = () => {
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
      if (error instanceof Unanswered) stop('a statement got no answer')
      port.postMessage({ id, error: errorParts(error) } satisfies Answer)
    }
  })
}

if (task === 'create') await create()
else serve()
