// Keeps a stream open as long as wanted: reconnects with growing pauses, and falls back to polling only if
// that fails.
import { NotLive } from './live-reader.ts'

/** After this many failures in a row, poll everything once per pause. */
const FAILURES = 3
const SHORTEST = 1_000 // ms
const LONGEST = 60_000

interface Stream {
  /** Resolves when the stream has ended; throws if it did not start, or broke. */
  read(onOpen: () => void): Promise<void>
  /** Resolves after this many ms, or when the signal is aborted. */
  wait(ms: number): Promise<void>
  /** From 0 to 1. */
  random(): number
  signal: AbortSignal
  onOpen(): void
  onLost(): void
  /** No more events arrive: fetch instead. */
  poll(): void
}

/** ms before the next try, jittered so that phones do not all return at once after a node has stopped. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** failures) * (0.5 + random / 2)

/** Resolves when the signal is aborted. */
export const keepStream = async ({
  read,
  wait,
  random,
  signal,
  onOpen,
  onLost,
  poll,
}: Stream): Promise<void> => {
  let failures = 0
  while (!signal.aborted) {
    let asked = 0
    try {
      await read(() => {
        failures = 0
        onOpen()
      })
    } catch (error) {
      if (error instanceof NotLive) asked = error.wait
    }
    // Even a clean end counts, so that not everybody reconnects to the next node at once.
    failures++
    if (signal.aborted) return
    onLost()
    if (failures >= FAILURES) poll()
    await wait(Math.max(asked, pauseAfter(failures, random())))
  }
}

/** A pause of so many ms that ends early when the network is back, or when the signal is aborted. */
export const waitFor = (signal?: AbortSignal) => (ms: number) =>
  new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
    addEventListener('online', end)
    if (signal?.aborted) end()
  })
