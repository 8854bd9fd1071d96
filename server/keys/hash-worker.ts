// A thread that hashes passwords one at a time, a tenth of a second each, without slowing down the main thread.
import { scryptSync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashJob } from './hash-threads.ts'

/** Linux sets priority per thread; elsewhere this would slow the whole service. */
const LOW = 10
if (process.platform === 'linux') setPriority(LOW)

/** Nobody wakes it: a way to sleep. */
const rest = new Int32Array(new SharedArrayBuffer(4))

parentPort!.on('message', ({ password, salt, bytes, cost }: HashJob) => {
  const started = performance.now()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort!.postMessage(scryptSync(password, salt, bytes, cost))
  // Half of a core is left to payments, however many strangers log in.
  Atomics.wait(rest, 0, 0, performance.now() - started)
})
