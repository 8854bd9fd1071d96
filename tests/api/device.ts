import type { Shelf } from '#src/lib/idb.ts'

/** A local storage for tests that have no browser. */
export const makeStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: key => kept.get(key) ?? null,
    key: place => [...kept.keys()][place] ?? null,
    removeItem: key => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, String(value)),
  }
}

/** What a shelf keeps, for tests that have no database. */
export const box = new Map<string, string>()
export const makeShelf = (): Pick<Shelf, 'get' | 'set' | 'clear'> => ({
  get: async key => box.get(key),
  set: async (key, text) => void box.set(key, text),
  clear: async () => box.clear(),
})
