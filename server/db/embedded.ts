// The embedded database as the service sees it: a thread asked by message, a lock beside its folder, and a tick of care.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Db } from './db.ts'
import { lockFolder } from './lock-folder.ts'
import { serialDb, type Session } from './serial.ts'

export interface Request {
  id: number
  kind: 'query' | 'exec' | 'close'
  sql: string
  params: readonly unknown[]
}

export interface Answer {
  id: number
  rows?: unknown[]
  error?: { message: string; code?: unknown; constraint?: unknown; detail?: unknown; table?: unknown }
}

const CHECKPOINT_EVERY = 60_000
const ANALYZE_EVERY = 10 * 60_000

/** Emitted by the server build beside the entry points; chunks may lie one folder deeper. */
const workerFile = (): string => {
  const places = ['embedded-worker.js', '../embedded-worker.js'].map(name =>
    fileURLToPath(new URL(name, import.meta.url)),
  )
  const found = places.find(place => fs.existsSync(place))
  if (!found) throw new Error(`The build lacks ${places[0]}`)
  return found
}

const sessionIn = (worker: Worker): Session => {
  const waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }>()
  let count = 0
  let gone: Error | undefined
  worker.on('message', ({ id, rows, error }: Answer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(Object.assign(new Error(error.message), error))
    else asked?.resolve(rows ?? [])
  })
  const lose = (error: Error) => {
    gone = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', lose)
  worker.on('exit', () => lose(gone ?? new Error('The embedded database has stopped')))
  const ask = (kind: Request['kind'], sql: string, params: readonly unknown[] = []) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (gone) return reject(gone)
      const id = ++count
      waiting.set(id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      worker.postMessage({ id, kind, sql, params } satisfies Request)
    })
  return {
    query: (sql, params) => ask('query', sql, params),
    exec: async sql => void (await ask('exec', sql)),
    close: async () => void (await ask('close', '')),
  }
}

/**
 * @throws Error in one sentence where another process holds the folder
 */
export const openEmbedded = async (dataDir: string, onTrouble: (error: Error) => void): Promise<Db> => {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const folder = path.resolve(dataDir, 'db')
  const unlock = lockFolder(path.resolve(dataDir, 'db.lock'), dataDir)
  const worker = new Worker(workerFile(), { workerData: { folder } })
  const db = serialDb(sessionIn(worker))
  const leave = async () => {
    await worker.terminate()
    unlock()
  }
  try {
    await db.one('select 1')
  } catch (error) {
    await leave()
    throw error
  }
  const every = (ms: number, sql: string) => setInterval(() => void db.exec(sql).catch(onTrouble), ms).unref()
  const ticks = [every(CHECKPOINT_EVERY, 'checkpoint'), every(ANALYZE_EVERY, 'analyze')]
  return {
    ...db,
    close: async () => {
      ticks.forEach(clearInterval)
      await db.close().finally(leave)
    },
  }
}
