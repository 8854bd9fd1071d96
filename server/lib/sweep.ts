// A recurring job does everything that is due, one by one. What fails never holds up the rest: it is logged by name,
// passed over for the rest of the sweep, and tried again in the next one.

interface Log {
  error(facts: object, words: string): void
}

export interface Sweep {
  /** What failed in it. */
  readonly failed: readonly string[]
  /** Names what is being done, for work that finds out only inside. */
  takes(id: string | number): void
  /** @returns undefined if it failed */
  one<T>(id: string | number, work: () => Promise<T>): Promise<T | undefined>
  /** Repeats a step, which must leave out what failed, until nothing is left. */
  all(step: () => Promise<unknown>): Promise<void>
}

export const isNothing = (done: unknown): boolean =>
  done === undefined || done === false || (Array.isArray(done) && done.length === 0)

/** The first failure ends it. */
export const strictly: Sweep = {
  failed: [],
  takes: () => undefined,
  one: (_, work) => work(),
  all: async step => {
    while (!isNothing(await step()));
  },
}

/** One after the other. @returns the ids of those that were done */
export const eachOf = async <T extends { id: string | number }>(
  sweep: Sweep,
  due: readonly T[],
  work: (it: T) => Promise<unknown>,
): Promise<T['id'][]> => {
  const done: T['id'][] = []
  for (const it of due) if (await sweep.one(it.id, () => work(it))) done.push(it.id)
  return done
}

/** @throws the first failure once all the rest is done; at once, if it is about no item in particular */
export const sweeping = async <T>(log: Log, what: string, work: (sweep: Sweep) => Promise<T>): Promise<T> => {
  const failed: string[] = []
  const errors: unknown[] = []
  let at: string | undefined
  const guard = async <R>(some: () => Promise<R>): Promise<R | undefined> => {
    try {
      return await some()
    } catch (error) {
      if (at === undefined) throw error
      log.error({ err: error, what, which: at }, 'one failed, is passed over for now and tried again')
      failed.push(at)
      errors.push(error)
      return undefined
    } finally {
      at = undefined
    }
  }
  const takes = (id: string | number) => (at = String(id))
  const done = await work({
    failed,
    takes,
    one: (id, some) => {
      takes(id)
      return guard(some)
    },
    all: async step => {
      for (let before = -1; before < failed.length;) {
        before = failed.length
        while (!isNothing(await guard(step)));
      }
    },
  })
  if (errors.length > 0) throw errors[0]
  return done
}
