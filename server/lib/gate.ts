// A gate for slow work (password hashes, one-time codes): limits how much runs and how much waits, and refuses the
// rest. Owners, who are signed in or on a known device, have their own room and go first.
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

/** Runs the slow part once its turn comes. */
export type Turn = <T>(slow: () => Promise<T>) => Promise<T>

export interface Gate {
  /**
   * Runs work that holds its place from before its first query until it ends.
   * @throws Refusal crowded, before anything starts
   */
  enter<T>(isOwner: boolean, work: (turn: Turn) => Promise<T>): Promise<T>
}

interface Lane {
  inside: number
  waiting: (() => void)[]
}

const lane = (): Lane => ({ inside: 0, waiting: [] })

/** Retry-After in seconds, spread so that they don't all come back at once. */
const PAUSES = 4

/** Delays refusals, in ms: a timer is free, and callers who retry at once then retry half as often. */
const HOLD = 1_000
/** Refusals held at once; beyond that they go out immediately. */
const MOST_HELD = 500

/**
 * @param room how many owners may wait, and how many others
 * @param hold resolves when a refusal may be sent
 */
export const makeGate = (atOnce: number, room: number, hold?: () => Promise<unknown>): Gate => {
  const owners = lane()
  const others = lane()
  let running = 0
  let refused = 0
  let held = 0

  const turnOf =
    ({ waiting }: Lane): Turn =>
    async slow => {
      if (running < atOnce) running++
      else await new Promise<void>(begin => waiting.push(begin))
      try {
        return await slow()
      } finally {
        const next = owners.waiting.shift() ?? others.waiting.shift()
        // The next in line takes over this place.
        if (next) next()
        else running--
      }
    }

  return {
    enter: async (isOwner, work) => {
      const its = isOwner ? owners : others
      if (its.inside >= atOnce + room) {
        held++
        if (hold && held <= MOST_HELD) await hold()
        held--
        throw new Refusal('crowded', undefined, 1 + (refused++ % PAUSES))
      }
      its.inside++
      try {
        return await work(turnOf(its))
      } finally {
        its.inside--
      }
    },
  }
}

/** A hash takes a core for a tenth of a second, so use half the cores and never all four of Node's pool threads. */
export const hashingGate = (cores = availableParallelism()): Gate => {
  const atOnce = Math.min(3, Math.max(1, Math.floor(cores / 2)))
  return makeGate(atOnce, 8 * atOnce, () => pause(HOLD))
}

/** A code takes half a dozen queries: one at a time, about a hundred a second, strangers delay no payment by asking. */
export const codesGate = (): Gate => makeGate(1, 32, () => pause(HOLD))
