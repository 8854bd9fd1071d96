// Small records on the device: in IndexedDB, or in memory if that fails, so a page never loses its own.
// Records that must survive a reload even then have a spare place.
import type * as v from 'valibot'
import { readAs, type Shelf } from '#src/lib/idb.ts'

/** Fallback for records the shelf does not take: a tab's session storage. */
export interface Spare {
  get(key: string): string | null
  /** False if it could not be kept. */
  set(key: string, text: string): boolean
  remove(key: string): void
  entries(): [key: string, text: string][]
}

export const journal = <T>(shelf: Shelf, schema: v.GenericSchema<unknown, T>, spare?: Spare) => {
  /** What the shelf has not taken yet. */
  const here = new Map<string, string>()
  /** What the shelf last held, in case it fails later. Until then the shelf is right: other tabs write there too. */
  let taken = new Map<string, string>()
  return {
    /** Resolves once the record is kept as well as this device can; false if only this page has it. */
    async put(key: string, record: T): Promise<boolean> {
      const text = JSON.stringify(record)
      here.set(key, text)
      return shelf.set(key, text).then(
        () => {
          taken.set(key, text)
          if (here.get(key) === text) here.delete(key)
          spare?.remove(key)
          return true
        },
        () => spare?.set(key, text) ?? false,
      )
    },
    async get(key: string): Promise<T | undefined> {
      const text = here.get(key) ?? spare?.get(key) ?? (await shelf.get(key).catch(() => taken.get(key)))
      return readAs(schema, text)
    },
    /** All readable records; damaged ones are skipped. */
    async list(): Promise<{ key: string; record: T }[]> {
      // The shelf may take some of it while it is being read.
      const before = [...here]
      const all = await shelf.entries().catch(() => undefined)
      if (all) taken = new Map(all)
      const texts = new Map([...taken, ...(spare?.entries() ?? []), ...before, ...here])
      return [...texts].flatMap(([key, text]) => {
        const record = readAs(schema, text)
        return record === undefined ? [] : [{ key, record }]
      })
    },
    async remove(key: string): Promise<void> {
      here.delete(key)
      taken.delete(key)
      spare?.remove(key)
      await shelf.remove(key).catch(() => undefined)
    },
    /** Removes all, even unreadable ones. */
    async wipe(): Promise<void> {
      const kept = await shelf.entries().catch(() => taken)
      for (const key of new Map([...kept, ...(spare?.entries() ?? []), ...here]).keys())
        await this.remove(key)
    },
  }
}
