// After some free failures each further try waits twice as long as the one before, up to a limit; nobody is locked out.
import type { Clock } from './ports/ports.ts'
import { Refusal } from './refusal.ts'

interface Patience {
  free: number
  mostSeconds: number
}

interface Entry {
  tries: number
  heldUntil: number
  forgottenAt: number
}

const FORGET_AFTER = 3_600_000 // ms without a try
const MOST_ENTRIES = 100_000

export const makeBackoff = (clock: Clock) => {
  const entries = new Map<string, Entry>()
  const find = (key: string, now: number): Entry | undefined => {
    const entry = entries.get(key)
    return entry && entry.forgottenAt > now ? entry : undefined
  }
  return {
    /**
     * Counts a try before it is judged, so that a hundred at once do not all pass.
     * @throws Refusal too-many-tries with the seconds to wait
     */
    begin: (keys: Record<string, Patience>): void => {
      const now = clock.now()
      const wait = Math.max(0, ...Object.keys(keys).map(key => (find(key, now)?.heldUntil ?? 0) - now))
      if (wait > 0) throw new Refusal('too-many-tries', undefined, Math.ceil(wait / 1000))
      for (const [key, { free, mostSeconds }] of Object.entries(keys)) {
        const tries = (find(key, now)?.tries ?? 0) + 1
        const held = tries < free ? 0 : Math.min(mostSeconds, 2 ** Math.min(30, tries - free)) * 1000
        entries.delete(key)
        entries.set(key, { tries, heldUntil: now + held, forgottenAt: now + FORGET_AFTER })
      }
      while (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value!)
    },
    /** The try was right: what was counted there is forgotten. */
    succeed: (...keys: string[]): void => {
      for (const key of keys) entries.delete(key)
    },
    /** The try was right, and no reason to forget the wrong ones of others: only it is taken back. */
    giveBack: (key: string): void => {
      const entry = entries.get(key)
      if (entry) Object.assign(entry, { tries: entry.tries - 1, heldUntil: 0 })
    },
  }
}

export type Backoff = ReturnType<typeof makeBackoff>
