// Keeps an open chat up to date: by its stream, or by polling while saving data; not while hidden.
import { listenToChat } from '#src/api/chats/chat-stream.ts'
import { readLowData } from '#src/lib/low-data.ts'
import type { ChatMessage } from '#src/model/chats.ts'

/** While saving data, polls this often instead of streaming. */
const POLL = 30_000 // ms

interface Parts {
  channel: string
  /** @returns false if the player is kept from the chats: there is nothing to listen to */
  load: () => Promise<boolean>
  add: (come: readonly ChatMessage[]) => void
  /** The latest change known here. */
  known: { current: number }
  /** The last load failed. */
  isBehind: { current: boolean }
}

const listen = ({ channel, load, add, known, isBehind }: Parts, signal: AbortSignal) => {
  if (readLowData()) {
    const timer = setInterval(() => void load(), POLL)
    signal.addEventListener('abort', () => clearInterval(timer))
    return
  }
  void listenToChat({
    channel,
    signal,
    known: () => known.current,
    onEvent: event => {
      if (event.kind === 'message') add([event.message])
      if (isBehind.current || (event.kind === 'hello' && !event.complete)) void load()
    },
    poll: () => void load(),
  })
}

/** @returns a way to stop */
export const followChat = (parts: Parts): (() => void) => {
  let stop = new AbortController()
  const start = () => {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    if (document.visibilityState !== 'visible') return
    void parts.load().then(isOpen => {
      if (isOpen && !signal.aborted) listen(parts, signal)
    })
  }
  start()
  document.addEventListener('visibilitychange', start)
  addEventListener('online', parts.load)
  return () => {
    stop.abort()
    document.removeEventListener('visibilitychange', start)
    removeEventListener('online', parts.load)
  }
}
