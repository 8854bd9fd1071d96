// Listens to one chat while it is on the screen, with a stream of its own: windows may show different ones.
import { chatEvent, liveChannel } from '#src/contract/chats/chats.ts'
import type { ChatEvent } from '#src/model/chats.ts'
import { addressOf } from '../client.ts'
import { readStream } from '../live/live-reader.ts'
import { keepStream } from '../live/live-stream.ts'

interface Listening {
  channel: string
  signal: AbortSignal
  /** The latest change known here. */
  known(): number
  onEvent(event: ChatEvent): void
  /** Events have stopped for now: fetch instead. */
  poll(): void
}

const wait = (signal: AbortSignal) => (ms: number) =>
  new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    addEventListener('online', end)
    if (signal.aborted) end()
  })

/** Resolves when the signal is aborted. */
export const listenToChat = ({ channel, signal, known, onEvent, poll }: Listening): Promise<void> =>
  keepStream({
    read: onOpen =>
      readStream(addressOf(liveChannel.path, { channel }), chatEvent, {
        lastId: String(known()),
        signal,
        onHeard: ({ event }) => {
          if (signal.aborted) return
          if (event.kind === 'hello') onOpen()
          onEvent(event)
        },
      }),
    wait: wait(signal),
    random: Math.random,
    signal,
    onOpen: () => undefined,
    onLost: () => undefined,
    poll,
  })
