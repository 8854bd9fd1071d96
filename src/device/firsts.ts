// What this device was shown first under a key, kept for good: later sights are compared with it and never
// replace it. The first one that differs is kept beside it as evidence.
import * as v from 'valibot'
import { readAs, type Shelf } from '#src/lib/idb.ts'

export interface Met<T> {
  first: T
  /** When, ms. */
  at: number
  /** The first one that differed. */
  other?: { shown: T; at: number }
}

const OTHER = '~other'

interface Kind<T> {
  shown: v.GenericSchema<unknown, T>
  isSame(a: T, b: T): boolean
  /** How many this device keeps; the oldest go first. */
  most: number
}

export const createFirsts = <T>(kept: Shelf, { shown, isSame, most }: Kind<T>) => {
  const record = v.object({ version: v.literal(1), at: v.number(), shown })
  type Sight = v.InferOutput<typeof record>
  /** If the device keeps nothing, this page still remembers its own. */
  const here = new Map<string, string>()

  const read = (text: string | undefined): Sight | undefined => readAs(record, text)
  const put = async (key: string, sight: Sight): Promise<Sight> => {
    const text = here.get(key) ?? JSON.stringify(sight)
    const first = await kept.setFirst(key, text).catch(() => text)
    here.set(key, first)
    return read(first) ?? sight
  }
  const find = async (key: string) => read((await kept.get(key).catch(() => undefined)) ?? here.get(key))

  const drop = async (key: string) => {
    here.delete(key)
    await kept.remove(key).catch(() => undefined)
  }
  const trim = async () => {
    const all = (await kept.entries().catch(() => [])).filter(([key]) => !key.endsWith(OTHER))
    if (all.length <= most) return
    const byAge = all.map(([key, text]) => ({ key, at: read(text)?.at ?? 0 })).sort((a, b) => b.at - a.at)
    for (const { key } of byAge.slice(most)) {
      await drop(key)
      await drop(key + OTHER)
    }
  }
  const get = async (key: string): Promise<Met<T> | undefined> => {
    const first = await find(key)
    if (!first) return undefined
    const other = await find(key + OTHER)
    return { first: first.shown, at: first.at, ...(other && { other: { shown: other.shown, at: other.at } }) }
  }
  return {
    get,
    /** @param at when it was shown, ms */
    meet: async (key: string, now: T, at: number): Promise<Met<T>> => {
      const isNew = (await find(key)) === undefined
      const first = await put(key, { version: 1, at, shown: now })
      if (isNew) await trim()
      if (!isSame(first.shown, now)) await put(key + OTHER, { version: 1, at, shown: now })
      return (await get(key)) ?? { first: first.shown, at: first.at }
    },
    wipeAll: async (): Promise<void> => {
      const keys = (await kept.entries().catch(() => [])).map(([key]) => key)
      for (const key of new Set([...here.keys(), ...keys])) await drop(key)
    },
  }
}
