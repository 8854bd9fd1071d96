// Keeps a stream open as long as it is wanted: again and again with growing pauses, and asking by the clock only where it
// does not come about. Pure but for what it is handed.
import { NotLive } from './live-reader.ts'

/** After so many failures in a row everything is asked for instead, once in each pause. */
const FAILURES = 3
const SHORTEST = 1_000 // ms
const LONGEST = 60_000

interface Stream {
  /** Resolves when the stream has ended, throws where it did not begin or broke. */
  read(onOpen: () => void): Promise<void>
  /** Resolves after so many ms, or when the signal is aborted. */
  wait(ms: number): Promise<void>
  /** From 0 to 1. */
  random(): number
  signal: AbortSignal
  onOpen(): void
  onLost(): void
  /** Nothing is told any more: ask. */
  poll(): void
}

/** ms before the next try. No two phones come back at the same moment after a node has stopped. */
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
    // An end is one, too, however it came: the next node is not asked by everybody in the same moment.
    failures++
    if (signal.aborted) return
    onLost()
    if (failures >= FAILURES) poll()
    await wait(Math.max(asked, pauseAfter(failures, random())))
  }
}
