// Encrypts and sends push in its own thread: a draw's reminders take a second of work per few thousand devices, while
// the main thread serves players.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { makePace } from './push-pace.ts'
import type { Job, ThreadData, Told } from './push-thread.ts'
import { webPush } from './push-web.ts'

/**
 * Players come first, but this thread must not starve for seconds: messages whose answers go unread too long are sent
 * twice. Linux sets priority per thread; elsewhere this would slow the whole service.
 */
const LOW = 10
if (process.platform === 'linux') setPriority(LOW)

/** Waking up has a cost too: messages go at least this far apart, or several at once. */
const LEAST_WAIT = 10 // ms
/** Answers within this time are reported together. */
const TOLD_EVERY = 20 // ms

const { keys, subject, origins, rate } = workerData as ThreadData
const push = webPush(keys, { subject, origins, clock: { now: Date.now } })
const pace = makePace(rate)
const jobs: Job[] = []
const told: Told[] = []
let waking: NodeJS.Timeout | undefined

const tell = () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort!.postMessage(told.splice(0))
}

const work = async ({ id, message }: Job): Promise<void> => {
  const outcome = await push.send(message).then(
    answer => ({ id, answer }),
    (error: Error) => ({ id, error: error.message }),
  )
  if (told.push(outcome) === 1) setTimeout(tell, TOLD_EVERY)
}

const sendNext = (): void => {
  waking = undefined
  while (jobs.length > 0) {
    const wait = pace(performance.now())
    if (wait > 0) {
      waking = setTimeout(sendNext, Math.max(LEAST_WAIT, wait))
      return
    }
    void work(jobs.shift()!)
  }
}

parentPort!.on('message', (more: readonly Job[]) => {
  jobs.push(...more)
  if (!waking) sendNext()
})
