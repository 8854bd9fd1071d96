// A checkout returns to its own window; if another window still follows the payment, a second is not needed.
import { brand } from '#src/brand.ts'

interface Said {
  kind: 'returned' | 'followed'
  reference: string
}

/** ms; an awake window answers within a few. */
const PATIENCE = 500

const open = (reference: string, on: (kind: Said['kind'], answer: (kind: Said['kind']) => void) => void) => {
  if (!('BroadcastChannel' in window)) return undefined
  const channel = new BroadcastChannel(`${brand.storagePrefix}checkout`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const say = (kind: Said['kind']) => channel.postMessage({ kind, reference } satisfies Said)
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.reference === reference) on(data.kind, say)
  })
  return { say, close: () => channel.close() }
}

/** Answers for this window while it follows the payment. */
export const followHere = (reference: string, onReturned: () => void): (() => void) => {
  const channel = open(reference, (kind, answer) => {
    if (kind !== 'returned') return
    answer('followed')
    onReturned()
  })
  return () => channel?.close()
}

/** Whether another window follows this payment. */
export const isFollowedElsewhere = (reference: string): Promise<boolean> =>
  new Promise(resolve => {
    const end = (followed: boolean) => {
      clearTimeout(timer)
      channel?.close()
      resolve(followed)
    }
    const timer = setTimeout(() => end(false), PATIENCE)
    const channel = open(reference, kind => {
      if (kind === 'followed') end(true)
    })
    if (!channel) return end(false)
    channel.say('returned')
  })
