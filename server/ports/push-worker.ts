// The thread that encrypts and sends push messages: a draw's reminders are a second of work for every few thousand devices, and
// players are served by the other thread meanwhile.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { makePace } from './push-pace.ts'
import type { Job, ThreadData, Told } from './push-thread.ts'
import { webPush } from './push-web.ts'

/**
 * Players are given a processor first, but it is not kept from one for seconds: messages whose answers nobody reads in time go
 * twice. Linux knows the priority of a thread by itself; elsewhere it would be said of the whole service.
 */
const LOW = 10
if (process.platform === 'linux') setPriority(LOW)

/** Waking up costs as well: messages go at least so far apart, or several at once. */
const LEAST_WAIT = 10 // ms
/** Answers are told together that come within so long. */
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
