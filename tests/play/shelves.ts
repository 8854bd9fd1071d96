import type { Shelf } from '#src/lib/idb.ts'

const deferred = () => {
  let settle: (() => void) | undefined
  const promise = new Promise<void>(resolve => {
    settle = resolve
  })
  return { promise, resolve: () => settle?.() }
}

/** A shelf in memory that can be told to fail, or to take its time until it is let go. */
export const memoryShelf = (texts = new Map<string, string>()) => {
  const it = {
    texts,
    writes: 0,
    fails: false,
    gate: undefined as Promise<void> | undefined,
    /** Makes every call wait until the answer is called. */
    hold(): () => void {
      const { promise, resolve } = deferred()
      it.gate = promise
      return resolve
    },
  }
  const open = async () => {
    await it.gate
    if (it.fails) throw new DOMException('forbidden', 'QuotaExceededError')
  }
  const shelf: Shelf = {
    get: async key => (await open(), texts.get(key)),
    set: async (key, text) => {
      it.writes++
      await open()
      texts.set(key, text)
    },
    setFirst: async (key, text) => {
      it.writes++
      await open()
      if (!texts.has(key)) texts.set(key, text)
      return texts.get(key)!
    },
    remove: async key => {
      await open()
      texts.delete(key)
    },
    entries: async () => (await open(), [...texts]),
    clear: async () => {
      await open()
      texts.clear()
    },
  }
  return Object.assign(it, { shelf })
}

/** Session storage of one tab; `full` refuses every write. */
export const memorySession = (texts = new Map<string, string>(), full = false) => ({
  texts,
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
    texts.set(key, text)
  },
})
