// A gate before work that is slow by nature (password hashes, one-time codes): so many at once, so many waiting, and beyond
// that a refusal. Owners, who are signed in or on a device that is known, have room of their own and go first.
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

/** Does what is slow once its turn has come. */
export type Turn = <T>(slow: () => Promise<T>) => Promise<T>

export interface Gate {
  /**
   * Does work that has a place of its own, from before its first question to the database until its end.
   * @throws Refusal crowded, before anything is begun
   */
  enter<T>(isOwner: boolean, work: (turn: Turn) => Promise<T>): Promise<T>
}

interface Lane {
  inside: number
  waiting: (() => void)[]
}

const lane = (): Lane => ({ inside: 0, waiting: [] })

/** Seconds after which they may come again; not all in the same one. */
const PAUSES = 4

/** ms until a refusal is told: a timer costs nothing, and whoever asks again at once asks half as often. */
const HOLD = 1_000
/** So many refusals are held at once; more are told at once. */
const MOST_HELD = 500

/**
 * @param room for how many to wait, of owners and of others each
 * @param hold resolves when a refusal may be told
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
        // Who comes next takes over the place that is left.
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

/** A hash takes a core for a tenth of a second: half of the cores, and never all four threads that Node has for such work. */
export const hashingGate = (cores = availableParallelism()): Gate => {
  const atOnce = Math.min(3, Math.max(1, Math.floor(cores / 2)))
  return makeGate(atOnce, 8 * atOnce, () => pause(HOLD))
}

/** A code asks the database half a dozen things: not on all of its connections. */
export const codesGate = (): Gate => makeGate(2, 32, () => pause(HOLD))
