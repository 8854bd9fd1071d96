// A push service that answers nobody is left alone for a while, so that the others' messages are not kept waiting.
const SOME = 5 // failures in a row
const FIRST_REST = 5_000 // ms
const LONGEST_REST = 300_000

interface Origin {
  failures: number
  restsUntil: number
}

export const restingOrigins = () => {
  const origins = new Map<string, Origin>()
  return {
    /** Until when it is left alone; 0 where it may be asked. */
    restsUntil: (origin: string, now: number): number => {
      const until = origins.get(origin)?.restsUntil ?? 0
      return until > now ? until : 0
    },
    answered: (origin: string): void => void origins.delete(origin),
    /**
     * Messages that were under way when it began to rest say nothing new: a hundred that fail together are one failure.
     * @param pause ms that it has asked for
     */
    failed: (origin: string, now: number, pause = 0): void => {
      const known = origins.get(origin)
      if (known && known.restsUntil > now) {
        known.restsUntil = Math.max(known.restsUntil, now + pause)
        return
      }
      const failures = (known?.failures ?? 0) + 1
      const own = Math.min(LONGEST_REST, FIRST_REST * 2 ** Math.min(failures - SOME, 10))
      origins.set(origin, { failures, restsUntil: failures < SOME ? 0 : now + Math.max(pause, own) })
    },
  }
}

export type RestingOrigins = ReturnType<typeof restingOrigins>
