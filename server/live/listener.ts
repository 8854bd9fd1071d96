// One open stream: what it has been sent, and how it ends.
import type { SignedIn } from '#server/db/queries/accounts/sessions.ts'

/** Unread bytes; slower readers are cut off and reconnect for the rest. */
const MOST_WAITING = 64 * 1024

/** Why a stream ended. */
export type Ending = 'left' | 'slow' | 'signed-out' | 'stopped'

export interface Listener {
  readonly player: SignedIn | undefined
  readonly address: string
  /** The chat being read; undefined for any other stream. */
  readonly channel: string | undefined
  /** The last event id the client knows; '' for none. */
  readonly lastId: string
  /** The last row sent; undefined until the first round. */
  heard: number | undefined
  /** The balances last sent. */
  balances: string
  /** When anything was last sent, in ms. */
  spokeAt: number
  readonly stream: ReadableStream<Uint8Array>
  say(bytes: Uint8Array, now: number): void
  end(why: Ending): void
}

interface Opening extends Pick<Listener, 'player' | 'address' | 'lastId' | 'channel'> {
  now: number
  /** Drops the connection, if any: what a slow reader has not read is discarded. */
  cut(): void
  onEnd(listener: Listener, why: Ending): void
}

export const openListener = ({ now, cut, onEnd, ...asked }: Opening): Listener => {
  let control!: ReadableStreamDefaultController<Uint8Array>
  let isOpen = true
  const ended = (why: Ending) => {
    if (!isOpen) return false
    isOpen = false
    onEnd(listener, why)
    return true
  }
  const end = (why: Ending) => {
    if (!ended(why)) return
    control.close()
    if (why === 'slow') cut()
  }
  const stream = new ReadableStream<Uint8Array>(
    { start: controller => void (control = controller), cancel: () => void ended('left') },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  )
  const listener: Listener = {
    ...asked,
    heard: undefined,
    balances: '',
    spokeAt: now,
    stream,
    say: (bytes, at) => {
      if (!isOpen) return
      if ((control.desiredSize ?? 0) < bytes.length) return end('slow')
      control.enqueue(bytes)
      listener.spokeAt = at
    },
    end,
  }
  return listener
}
