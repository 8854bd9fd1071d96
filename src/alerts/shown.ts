// Which alerts this device has shown: pages, worker and push show through it, so each is shown once.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readAs, shelf, type Shelf } from '#src/lib/idb.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { isPrivateTag } from './alert.ts'

/** Runs work exclusively on this device, across pages and the worker. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>

const KEEP = 3 * DAY

const entry = v.object({ at: v.number(), until: v.number() })
type Entry = v.InferOutput<typeof entry>

const isOver = ({ at, until }: Entry, now: number) => now > Math.max(at + KEEP, until)

export const createShown = (kept: Shelf, exclusive: Exclusive) => {
  /** What the device could not keep: at least this page shows nothing twice. */
  const here = new Map<string, Entry>()

  const prune = async (now: number) => {
    for (const [tag, text] of await kept.entries()) {
      const read = readAs(entry, text)
      if (!read || isOver(read, now)) await kept.remove(tag)
    }
  }
  const isTaken = async (tag: string): Promise<boolean> => {
    if (here.has(tag)) return true
    const text = await kept.get(tag).catch(() => undefined)
    return text !== undefined && readAs(entry, text) !== undefined
  }

  return {
    /**
     * Shows it unless this device already has. It is noted only after it was shown: a page may be closed at any moment,
     * and another then shows it. If it was shown but not noted, the second one silently replaces it under the same tag.
     * @param until ms; when the alert is pointless: it is remembered at least this long
     * @param show false if it cannot
     * @returns whether it was shown now
     */
    once: (
      { tag, until }: { tag: string; until: number },
      now: number,
      show: () => Promise<boolean>,
    ): Promise<boolean> =>
      exclusive(async () => {
        if ((await isTaken(tag)) || !(await show())) return false
        await kept.set(tag, JSON.stringify({ at: now, until })).catch(() => here.set(tag, { at: now, until }))
        await prune(now).catch(() => undefined)
        return true
      }),
    /** On sign-out: the next player on this device has their own results in the same batches. */
    forgetPrivate: (): Promise<void> =>
      exclusive(async () => {
        for (const tag of here.keys()) if (isPrivateTag(tag)) here.delete(tag)
        const all = await kept.entries().catch(() => [])
        for (const [tag] of all) if (isPrivateTag(tag)) await kept.remove(tag).catch(() => undefined)
      }),
  }
}

export type Shown = ReturnType<typeof createShown>

/** Without locks (Safari before 15.4) pages may interleave: the shared tag still shows only one. */
const underLock: Exclusive = async work => {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  if (!locks) return work()
  return (await locks.request(`${brand.storagePrefix}alerts-shown`, work)) as Awaited<ReturnType<typeof work>>
}

export const shownHere: Shown = createShown(shelf(`${brand.storagePrefix}alerts-shown`), underLock)
