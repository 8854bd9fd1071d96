// Small records on the device: in IndexedDB, and in memory where that fails, so that a page never loses its own.
import type { Shelf } from '#src/lib/idb.ts'

interface Journal<T> {
  /** Resolves when the record is kept as well as this device can; false when only this page has it. */
  put(key: string, record: T): Promise<boolean>
  get(key: string): Promise<T | undefined>
  /** Every record that can be read; damaged ones are left out. */
  list(): Promise<{ key: string; record: T }[]>
  remove(key: string): Promise<void>
}

export const journal = <T>(shelf: Shelf, read: (text: string) => T | undefined): Journal<T> => {
  const here = new Map<string, string>()
  const safely = (text: string | undefined) => {
    try {
      return text === undefined ? undefined : read(text)
    } catch {
      return undefined
    }
  }
  return {
    async put(key, record) {
      const text = JSON.stringify(record)
      here.set(key, text)
      return shelf.set(key, text).then(
        () => true,
        () => false,
      )
    },
    async get(key) {
      return safely(here.get(key) ?? (await shelf.get(key).catch(() => undefined)))
    },
    async list() {
      const kept = await shelf.entries().catch(() => [])
      const texts = new Map([...kept, ...here])
      return [...texts].flatMap(([key, text]) => {
        const record = safely(text)
        return record === undefined ? [] : [{ key, record }]
      })
    },
    async remove(key) {
      here.delete(key)
      await shelf.remove(key).catch(() => undefined)
    },
  }
}
