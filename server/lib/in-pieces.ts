import { setImmediate as rest } from 'node:timers/promises'

/** Runs it all without pausing: only for short work. */
export const inOneGo = <T>(work: Generator<undefined, T>): T => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Runs long work, pausing at each yield to let others in. */
export const inPieces = async <T>(work: Generator<undefined, T>): Promise<T> => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await rest()
  }
}
