// The log states this phone was shown, and whatever did not fit them: that is evidence, kept for good. None
// of it is personal, so it stays when a player leaves.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import type { SeenState } from '#src/proof/memory.ts'
import { readAs, shelf, type Shelf } from '#src/lib/idb.ts'

/** Hours of a page that is always open; weeks of one opened now and then. */
const MOST_STATES = 100
const MOST_SPLITS = 10
const BASE64_ROOT = /^[A-Za-z0-9+/]{43}=$/

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const noted = v.object({
  size: whole,
  root: v.string(),
  /** When it was last the newest, ms; 0 if it was only shown with an entry. */
  at: v.number(),
  checkpoint: v.string(),
})
type NotedState = v.InferOutput<typeof noted>

const split = v.object({
  /** unsigned: not by any key this phone trusts. */
  kind: v.picklist(['split', 'unsigned']),
  at: v.number(),
  /** Checkpoints; `known` is the one seen before. */
  known: v.nullable(v.string()),
  shown: v.string(),
  /** The path claimed to lead from one to the other. */
  path: v.array(v.string()),
})
type LogSplit = v.InferOutput<typeof split>

/** Size and root (hex) from a checkpoint's lines; its signatures are checked elsewhere. */
export const stateOf = (checkpoint: string): Pick<SeenState, 'size' | 'root'> | undefined => {
  const [, size = '', root = ''] = checkpoint.split('\n')
  if (!/^\d{1,15}$/.test(size) || !BASE64_ROOT.test(root)) return undefined
  const bytes = Array.from(atob(root), char => char.charCodeAt(0).toString(16).padStart(2, '0'))
  return { size: Number(size), root: bytes.join('') }
}

export const createSeenLog = (kept: Shelf) => {
  /** What the device does not keep, this page at least remembers. */
  const here = new Map<string, string>()
  const all = async <T>(prefix: string, schema: v.GenericSchema<unknown, T>): Promise<T[]> => {
    const entries = new Map([...here, ...(await kept.entries().catch(() => []))])
    return [...entries].flatMap(([key, text]) => (key.startsWith(prefix) ? (readAs(schema, text) ?? []) : []))
  }
  const states = async (): Promise<NotedState[]> =>
    (await all('state/', noted)).sort((a, b) => b.size - a.size)
  const splits = () => all('split/', split)
  return {
    /** Largest first. */
    states,
    splits,
    /** For the same size and root, the later time wins. */
    keep: async (state: NotedState): Promise<void> => {
      const key = `state/${state.size}`
      const before = (await states()).find(it => it.size === state.size)
      const at = Math.max(state.at, before?.at ?? 0)
      const text = JSON.stringify({ ...(before ?? state), at })
      here.set(key, text)
      await kept.set(key, text).catch(() => undefined)
      for (const { size } of (await states()).slice(MOST_STATES)) {
        here.delete(`state/${size}`)
        await kept.remove(`state/${size}`).catch(() => undefined)
      }
    },
    keepSplit: async (found: LogSplit): Promise<void> => {
      const before = await splits()
      if (before.length >= MOST_SPLITS || before.some(it => it.shown === found.shown)) return
      const key = `split/${found.at}`
      here.set(key, JSON.stringify(found))
      await kept.setFirst(key, JSON.stringify(found)).catch(() => undefined)
    },
  }
}

export const seenLog = createSeenLog(shelf(`${brand.storagePrefix}log`))
