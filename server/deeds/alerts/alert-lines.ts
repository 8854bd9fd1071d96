// How many messages are in flight to each push service, and how many more may go.

/** Capacity for all services together, in full lines: a slow one must not block the others. */
const LINES = 2

/** Messages in flight to one push service: half a second's worth, so that a test alert waits no longer than that. */
const lineOf = (rate: number) => Math.min(1_024, Math.max(128, rate / 2))

export const makeLines = (rate: number) => {
  const most = lineOf(rate)
  const underWay = new Map<string, number>()
  return {
    isFull: (origin: string): boolean => (underWay.get(origin) ?? 0) >= most,
    /** Holds a place in the origin's line until the work is done. */
    through: async <T>(origin: string, work: () => Promise<T>): Promise<T> => {
      underWay.set(origin, (underWay.get(origin) ?? 0) + 1)
      try {
        return await work()
      } finally {
        const left = underWay.get(origin)! - 1
        if (left > 0) underWay.set(origin, left)
        else underWay.delete(origin)
      }
    },
    /** @param busy alerts in flight to all of them */
    room: (busy: number) => ({
      inAll: LINES * most - busy,
      inFullest: most - Math.max(0, ...underWay.values()),
    }),
  }
}
