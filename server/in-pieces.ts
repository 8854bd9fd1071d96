import { setImmediate as rest } from 'node:timers/promises'

/** Long work that rests at each of its yields, so that others get their turn meanwhile. */
export const inPieces = async <T>(work: Generator<undefined, T>): Promise<T> => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await rest()
  }
}
