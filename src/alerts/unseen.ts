// The app icon's badge: results announced but not looked at yet.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readAs, shelf, type Shelf } from '#src/lib/idb.ts'

/** Absent in browsers without badges. */
interface Badge {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

const MOST = 99
const schema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(MOST))

const readTags = (text: string | undefined): string[] => readAs(schema, text) ?? []

const KEY = 'results'

export const createUnseen = (kept: Pick<Shelf, 'get' | 'set'>, badge: Badge | undefined) => ({
  /** One more result, by its tag; each counts once. */
  add: async (tag: string): Promise<void> => {
    const before = readTags(await kept.get(KEY).catch(() => undefined))
    const after = [...new Set([...before, tag])].slice(-MOST)
    await kept.set(KEY, JSON.stringify(after)).catch(() => undefined)
    await badge?.setAppBadge?.(after.length).catch(() => undefined)
  },
  /** The results are on screen. */
  clear: async (): Promise<void> => {
    await badge?.clearAppBadge?.().catch(() => undefined)
    await kept.set(KEY, '[]').catch(() => undefined)
  },
})

export type Unseen = ReturnType<typeof createUnseen>

export const unseenHere: Unseen = createUnseen(
  shelf(`${brand.storagePrefix}alerts-unseen`),
  globalThis.navigator,
)
