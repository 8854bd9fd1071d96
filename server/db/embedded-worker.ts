// The embedded database runs in its own thread: under full load it would starve the service.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { assertDurable, DurableNodeFS, durableStart } from './durable-nodefs.ts'
import { makeFolder, syncFolder, type Written } from './new-folder.ts'
import { sessionOf, startPglite, Unanswered } from './pglite.ts'
import type { Answer, Request, Task } from './embedded-thread.ts'

const { folder, task } = workerData as { folder: string; task: Task }
const port = parentPort!

/** Ends this thread at once, whatever it is doing. */
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

/** The error fields the service needs; crossing threads would keep only the message. */
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
  // The main thread holds the lock, so a leftover file only means the last process was killed.
  const left = path.join(folder, 'postmaster.pid')
  const wasKilled = fs.existsSync(left)
  fs.rmSync(left, { force: true })
  // Before replaying its log, a killed database syncs every file, one at a time and twice; we do it faster first.
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
