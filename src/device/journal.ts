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
  /** Keys whose latest text the shelf took. From then on the shelf is right: other tabs write there too. */
  const taken = new Set<string>()
  const safely = (text: string | undefined) => {
    try {
      return text === undefined ? undefined : read(text)
    } catch {
      return undefined
    }
  }
  const forget = (key: string) => {
    here.delete(key)
    taken.delete(key)
  }
  return {
    async put(key, record) {
      const text = JSON.stringify(record)
      here.set(key, text)
      taken.delete(key)
      return shelf.set(key, text).then(
        () => {
          if (here.get(key) === text) taken.add(key)
          spare?.remove(key)
          return true
        },
        () => spare?.set(key, text) ?? false,
      )
    },
    async get(key) {
      const mine = () => here.get(key) ?? spare?.get(key) ?? undefined
      const before = taken.has(key) ? undefined : mine()
      return safely(before ?? (await shelf.get(key).catch(mine)))
    },
    async list() {
      const before = new Map([...here].filter(([key]) => taken.has(key)))
      const kept = await shelf.entries().catch(() => undefined)
      // What was written while the shelf was read may be missing there.
      const isOnShelf = (key: string) => taken.has(key) && before.get(key) === here.get(key)
      const mine = [...here].filter(([key]) => !kept || !isOnShelf(key))
      const keys = new Set(kept?.map(([key]) => key))
      if (kept) for (const key of before.keys()) if (isOnShelf(key) && !keys.has(key)) forget(key)
      const texts = new Map([...(kept ?? []), ...(spare?.entries() ?? []), ...mine])
      return [...texts].flatMap(([key, text]) => {
        const record = safely(text)
        return record === undefined ? [] : [{ key, record }]
      })
    },
    async remove(key) {
      forget(key)
      spare?.remove(key)
      await shelf.remove(key).catch(() => undefined)
    },
  }
}
