// The thread that encrypts and sends push messages: a draw's reminders are a second of work for every thousand devices, and
// players are served by the other thread meanwhile.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Job, ThreadData, Told } from './push-thread.ts'
import { webPush } from './push-web.ts'

/** The last to be given a processor. Linux knows that of a thread by itself; elsewhere it would be said of the whole service. */
const LOWEST = 19
if (process.platform === 'linux') setPriority(LOWEST)

const { keys, subject, origins } = workerData as ThreadData
const push = webPush(keys, { subject, origins, clock: { now: Date.now } })

const work = async ({ id, message }: Job): Promise<Told> => {
  try {
    return { id, answer: await push.send(message) }
  } catch (error) {
    return { id, error: (error as Error).message }
  }
}

parentPort!.on('message', async (job: Job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort!.postMessage(await work(job))
})
