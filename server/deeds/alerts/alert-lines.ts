// How many messages are under way to each push service, and how many more there is room for.

/** To all of them together: another one finds room beside one that is slow. */
const LINES = 2

/** Messages under way to one push service: half a second of them, so that a test alert waits no longer behind them. */
const lineOf = (rate: number) => Math.min(1_024, Math.max(128, rate / 2))

export const makeLines = (rate: number) => {
  const most = lineOf(rate)
  const underWay = new Map<string, number>()
  return {
    isFull: (origin: string): boolean => (underWay.get(origin) ?? 0) >= most,
    /** Has a place in the line of an origin until its work is done. */
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
    /** @param busy alerts under way to all of them */
    room: (busy: number) => ({
      inAll: LINES * most - busy,
      inFullest: most - Math.max(0, ...underWay.values()),
    }),
  }
}
