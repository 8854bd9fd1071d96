// The main thread's side of sending push. The worker starts with the first message, and again if it has ended.
import { Worker } from 'node:worker_threads'
import { workerFile } from '#server/lib/worker-file.ts'
import type { Push, PushAnswer, PushMessageOut, PushKeys } from './ports.ts'
import { isPushEndpoint } from './push-origins.ts'

export interface ThreadData {
  keys: PushKeys
  /** The sender, as `mailto:…` or `https://…`. */
  subject: string
  /** Origins allowed besides the browser vendors'. */
  origins: readonly string[]
  /** Maximum messages per second. */
  rate: number
}
export interface Job {
  id: number
  message: PushMessageOut
}
export interface Told {
  id: number
  answer?: PushAnswer
  /** Why no message could be made. */
  error?: string
}

/** Undefined without a build. */
export const pushWorkerFile = (): string | undefined => workerFile('push-worker.js')

/** @param file from `pushWorkerFile` */
export const threadedPush = (file: string, data: ThreadData): Push => {
  const waiting = new Map<number, { resolve(answer: PushAnswer): void; reject(error: Error): void }>()
  const asked: Job[] = []
  let worker: Worker | undefined
  let count = 0

  const begin = (): Worker => {
    const begun = new Worker(file, { workerData: data })
    begun.on('message', (told: readonly Told[]) => {
      for (const { id, answer, error } of told) {
        const message = waiting.get(id)
        waiting.delete(id)
        if (answer) message?.resolve(answer)
        else message?.reject(new Error(error))
      }
      if (waiting.size === 0) begun.unref()
    })
    begun.on('error', () => undefined) // `exit` follows
    begun.on('exit', () => {
      worker = undefined
      // Treated as no answer: they are sent again later.
      for (const { resolve } of waiting.values()) resolve({ status: 0 })
      waiting.clear()
      asked.length = 0
    })
    return begun
  }

  /** Hands over everything from this turn together, since each crossing costs both threads. */
  const hand = () => {
    worker ??= begin()
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage(asked.splice(0))
  }

  return {
    publicKey: data.keys.publicKey,
    takes: endpoint => isPushEndpoint(endpoint, data.origins),
    send: message =>
      new Promise((resolve, reject) => {
        const id = ++count
        waiting.set(id, { resolve, reject })
        asked.push({ id, message })
        if (asked.length === 1) setImmediate(hand)
      }),
  }
}
