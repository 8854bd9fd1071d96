// A key-value store of texts in IndexedDB. Every call settles: it rejects after `patience` if the database is
// blocked, full or hangs.
import { clear, createStore, del, entries, get, set, update, type UseStore } from 'idb-keyval'
import * as v from 'valibot'

export interface Shelf {
  get(key: string): Promise<string | undefined>
  set(key: string, text: string): Promise<void>
  /** Sets only if nothing is kept yet, even when several tabs race. Returns what is kept. */
  setFirst(key: string, text: string): Promise<string>
  remove(key: string): Promise<void>
  entries(): Promise<[key: string, text: string][]>
  clear(): Promise<void>
}

const within = <T>(patience: number, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the device’s storage does not answer')), patience)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    Promise.resolve()
      .then(work)
      .then(
        value => end(() => resolve(value)),
        (error: unknown) => end(() => reject(error as Error)),
      )
  })

const isText = (entry: [unknown, unknown]): entry is [string, string] =>
  typeof entry[0] === 'string' && typeof entry[1] === 'string'

/** One database per name, opened by the first call. `patience` in ms. */
export const shelf = (name: string, patience = 3_000): Shelf => {
  let opened: UseStore | undefined
  const store = () => (opened ??= createStore(name, 'texts'))
  return {
    get: key =>
      within(patience, async () => {
        const value: unknown = await get(key, store())
        return typeof value === 'string' ? value : undefined
      }),
    set: (key, text) => within(patience, () => set(key, text, store())),
    setFirst: (key, text) =>
      within(patience, async () => {
        let kept = text
        await update<string>(key, old => (kept = old ?? text), store())
        return kept
      }),
    remove: key => within(patience, () => del(key, store())),
    entries: () =>
      within(patience, async () => (await entries<IDBValidKey, unknown>(store())).filter(isText)),
    clear: () => within(patience, () => clear(store())),
  }
}

/** What a kept text says; undefined if it is missing, damaged, or does not fit. */
export const readAs = <T>(
  schema: v.GenericSchema<unknown, T>,
  text: string | null | undefined,
): T | undefined => {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? ''))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
