// Backs off a push service that isn't answering, so that it doesn't hold up the others.
const SOME = 5 // failures in a row
const FIRST_REST = 5_000 // ms
const LONGEST_REST = 300_000
const MOST = 1_000

interface Origin {
  failures: number
  restsUntil: number
}

export const restingOrigins = () => {
  const origins = new Map<string, Origin>()
  return {
    /** When its rest ends; 0 if it may be called. */
    restsUntil: (origin: string, now: number): number => {
      const until = origins.get(origin)?.restsUntil ?? 0
      return until > now ? until : 0
    },
    answered: (origin: string): void => void origins.delete(origin),
    /**
     * Failures of messages already in flight when the rest began are ignored: a hundred failing together count once.
     * @param pause ms it asked for
     */
    failed: (origin: string, now: number, pause = 0): void => {
      const known = origins.get(origin)
      if (known && known.restsUntil > now) {
        known.restsUntil = Math.max(known.restsUntil, now + pause)
        return
      }
      const failures = (known?.failures ?? 0) + 1
      const own = Math.min(LONGEST_REST, FIRST_REST * 2 ** Math.min(failures - SOME, 10))
      // Anyone may name an origin: the one that first failed is forgotten.
      if (!known && origins.size >= MOST) origins.delete(origins.keys().next().value!)
      origins.set(origin, { failures, restsUntil: failures < SOME ? 0 : now + Math.max(pause, own) })
    },
  }
}

export type RestingOrigins = ReturnType<typeof restingOrigins>
