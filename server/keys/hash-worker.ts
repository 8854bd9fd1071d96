// A thread that hashes passwords, one at a time: a tenth of a second each, and players are served by the other thread first.
import { scryptSync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashJob } from './hash-threads.ts'

/** Linux knows the priority of a thread by itself; elsewhere it would be said of the whole service. */
const LOW = 10
if (process.platform === 'linux') setPriority(LOW)

parentPort!.on('message', ({ password, salt, bytes, cost }: HashJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort!.postMessage(scryptSync(password, salt, bytes, cost))
})
