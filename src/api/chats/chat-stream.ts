// Listens to one chat while it is on the screen, with a stream of its own: windows may show different ones.
import { chatEvent, liveChannel } from '#src/contract/chats/chats.ts'
import type { ChatEvent } from '#src/model/chats.ts'
import { addressOf } from '../client.ts'
import { readStream } from '../live/live-reader.ts'
import { keepStream, waitFor } from '../live/live-stream.ts'

interface Listening {
  channel: string
  signal: AbortSignal
  /** The latest change known here. */
  known(): number
  onEvent(event: ChatEvent): void
  /** Events have stopped for now: fetch instead. */
  poll(): void
}

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
    wait: waitFor(signal),
    random: Math.random,
    signal,
    onOpen: () => undefined,
    onLost: () => undefined,
    poll,
  })
