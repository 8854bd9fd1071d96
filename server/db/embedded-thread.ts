// The main thread's side of the embedded database.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { Worker } from 'node:worker_threads'
import { workerFile } from '#server/lib/worker-file.ts'
import type { Session } from './serial.ts'

export type Task = 'create' | 'serve'

export interface Request {
  id: number
  kind: 'query' | 'exec' | 'close'
  sql: string
  params: readonly unknown[]
}

export interface Answer {
  /** The request's id; 0 marks the last message of a thread that cannot go on. */
  id: number
  rows?: unknown[]
  error?: { message: string; code?: unknown; constraint?: unknown; detail?: unknown; table?: unknown }
}

interface Thread {
  session: Session
  /** Why the thread has ended. */
  readonly gone: Error | undefined
  end(): Promise<unknown>
}

const file = (): string => {
  const found = workerFile('embedded-worker.js')
  if (!found) throw new Error('The build lacks embedded-worker.js')
  return found
}

/** In a thread of its own, so that the memory is freed when it ends. */
const createFolder = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file(), { workerData: { folder, task: 'create' satisfies Task } })
    worker.on('message', ({ error }: Answer) => reject(new Error(error?.message)))
    worker.on('error', reject)
    worker.on('exit', code => (code === 0 ? resolve() : reject(new Error('No database could be made'))))
  })

/** @param onLost called with the reason if the thread ends unexpectedly */
const serveFolder = (folder: string, onLost: (error: Error) => void): Thread => {
  const worker = new Worker(file(), { workerData: { folder, task: 'serve' satisfies Task } })
  const waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }>()
  let count = 0
  let gone: Error | undefined
  let ending = false
  const lose = (why: string) => {
    if (gone) return
    gone = new Error(`The embedded database has stopped${why}`)
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
    if (!ending) onLost(gone)
  }
  worker.on('message', ({ id, rows, error }: Answer) => {
    if (id === 0) return lose(`: ${error?.message}`)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(Object.assign(new Error(error.message), error))
    else asked?.resolve(rows ?? [])
  })
  worker.on('error', error => lose(`: ${error.message}`))
  worker.on('exit', () => lose(''))
  const ask = (kind: Request['kind'], sql: string, params: readonly unknown[] = []) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (gone) return reject(gone)
      const id = ++count
      waiting.set(id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      worker.postMessage({ id, kind, sql, params } satisfies Request)
    })
  return {
    session: {
      query: (sql, params) => ask('query', sql, params),
      exec: async sql => void (await ask('exec', sql)),
      close: async () => {
        ending = true
        await ask('close', '')
      },
    },
    get gone() {
      return gone
    },
    end: () => {
      ending = true
      return worker.terminate()
    },
  }
}

/** @throws if the folder can't be opened as a durable database */
export const startThread = async (folder: string, onLost: (error: Error) => void): Promise<Thread> => {
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) await createFolder(folder)
  const thread = serveFolder(folder, onLost)
  try {
    await thread.session.query('select 1', [])
    return thread
  } catch (error) {
    await thread.end()
    throw error
  }
}
