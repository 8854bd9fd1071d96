import { setImmediate as rest } from 'node:timers/promises'

/** The same at once: only for what is short. */
export const inOneGo = <T>(work: Generator<undefined, T>): T => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Long work that rests at each of its yields, so that others get their turn meanwhile. */
export const inPieces = async <T>(work: Generator<undefined, T>): Promise<T> => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await rest()
  }
}
