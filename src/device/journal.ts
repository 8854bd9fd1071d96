// Small records on the device: in IndexedDB, or in memory if that fails, so a page never loses its own.
// Records that must survive a reload even then have a spare place.
import type { Shelf } from '#src/lib/idb.ts'

interface Journal<T> {
  /** Resolves once the record is kept as well as this device can; false if only this page has it. */
  put(key: string, record: T): Promise<boolean>
  get(key: string): Promise<T | undefined>
  /** All readable records; damaged ones are skipped. */
  list(): Promise<{ key: string; record: T }[]>
  remove(key: string): Promise<void>
}

/** Fallback for records the shelf does not take: a tab's session storage. */
export interface Spare {
  get(key: string): string | null
  /** False if it could not be kept. */
  set(key: string, text: string): boolean
  remove(key: string): void
  entries(): [key: string, text: string][]
}

export const journal = <T>(
  shelf: Shelf,
  read: (text: string) => T | undefined,
  spare?: Spare,
): Journal<T> => {
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
        () => spare?.set(key, text) ?? false,
      )
    },
    async get(key) {
      return safely(here.get(key) ?? spare?.get(key) ?? (await shelf.get(key).catch(() => undefined)))
    },
    async list() {
      const kept = await shelf.entries().catch(() => [])
      const texts = new Map([...kept, ...(spare?.entries() ?? []), ...here])
      return [...texts].flatMap(([key, text]) => {
        const record = safely(text)
        return record === undefined ? [] : [{ key, record }]
      })
    },
    async remove(key) {
      here.delete(key)
      spare?.remove(key)
      await shelf.remove(key).catch(() => undefined)
    },
  }
}
