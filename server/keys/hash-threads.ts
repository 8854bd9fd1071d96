// The main thread's side of password hashing. As many threads start as the gate (gate.ts) lets in at once.
import { scrypt, type ScryptOptions } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { workerFile } from '#server/lib/worker-file.ts'

export interface HashJob {
  password: string
  salt: Uint8Array
  bytes: number
  cost: ScryptOptions
}

const file = workerFile('hash-worker.js')

/** Shared by every service in this process. */
const idle: Worker[] = []

const inThread = (place: string, job: HashJob): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = idle.pop() ?? new Worker(place)
    const told = (key: Uint8Array) => {
      worker.off('error', reject)
      // An idle thread must not keep the process alive.
      worker.unref()
      idle.push(worker)
      resolve(Buffer.from(key))
    }
    worker.once('message', told).once('error', reject)
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage(job)
  })

const here = ({ password, salt, bytes, cost }: HashJob): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password, salt, bytes, cost, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** scrypt, in a low-priority thread in a built service; tests run it from source. */
export const deriveKey = (job: HashJob): Promise<Buffer> => (file ? inThread(file, job) : here(job))
