// A key-value store of texts in IndexedDB. Every call settles: it rejects after `patience` if the database is
// blocked, full or hangs.
import { createStore, entries, get, promisifyRequest, update, type UseStore } from 'idb-keyval'
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

/** ms a call may take after one has timed out, until one succeeds: a payment makes ten, one after another */
const IMPATIENCE = 300

/** For storage that may hang: a call settles within `patience` ms, and after a timeout the next ones wait less. */
export const impatiently = () => {
  let isStuck = false
  return <T>(patience: number, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        isStuck = true
        reject(new Error('the device’s storage does not answer'))
      }
      const timer = setTimeout(giveUp, isStuck ? Math.min(patience, IMPATIENCE) : patience)
      const end = (settle: () => void) => {
        clearTimeout(timer)
        isStuck = false
        settle()
      }
      work().then(
        value => end(() => resolve(value)),
        (error: unknown) => end(() => reject(error as Error)),
      )
    })
}

const within = impatiently()

const isText = (entry: [unknown, unknown]): entry is [string, string] =>
  typeof entry[0] === 'string' && typeof entry[1] === 'string'

/** Committed at once: a page that is closed before it hears of it has written all the same. */
const write = (store: UseStore, work: (texts: IDBObjectStore) => IDBRequest): Promise<void> =>
  store('readwrite', texts => {
    work(texts)
    texts.transaction.commit?.()
    return promisifyRequest(texts.transaction)
  })

/** One database per name, opened by the first call. `patience` in ms. */
export const shelf = (name: string, patience = 3_000): Shelf => {
  let opened: UseStore | undefined
  const ask = <T>(work: (store: UseStore) => Promise<T>) =>
    within(patience, async () => {
      try {
        return await work((opened ??= createStore(name, 'texts')))
      } catch {
        // The browser may have closed the connection without a word: then a new one works.
        opened = createStore(name, 'texts')
        return work(opened)
      }
    })
  return {
    get: key =>
      ask(async store => {
        const value: unknown = await get(key, store)
        return typeof value === 'string' ? value : undefined
      }),
    set: (key, text) => ask(store => write(store, texts => texts.put(text, key))),
    setFirst: (key, text) =>
      ask(async store => {
        let kept = text
        await update<string>(key, old => (kept = old ?? text), store)
        return kept
      }),
    remove: key => ask(store => write(store, texts => texts.delete(key))),
    entries: () => ask(async store => (await entries<IDBValidKey, unknown>(store)).filter(isText)),
    clear: () => ask(store => write(store, texts => texts.clear())),
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
