// Whole draws checked on this phone, so they open again offline. Everybody's lines, nobody's name.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { batch, loggedKey, openTicket } from '#src/contract/draws.ts'
import { readAs, shelf, type Shelf } from '#src/lib/idb.ts'
import type { WholeDraw } from '#src/proof/whole-draw.ts'

const MOST = 3
/** Characters per draw. */
const LARGEST = 1_000_000

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const kept: v.GenericSchema<unknown, { version: 1; at: number; draw: WholeDraw }> = v.object({
  version: v.literal(1),
  at: v.number(),
  draw: v.object({
    batch,
    rules: v.string(),
    tickets: v.array(openTicket),
    log: v.object({ from: whole, entries: v.array(v.string()), path: v.array(v.string()) }),
    keyEntries: v.array(loggedKey),
    said: v.nullable(v.object({ winners: whole, amount: whole })),
  }),
})

export const createWholeDraws = (box: Shelf) => ({
  get: async (id: string): Promise<WholeDraw | undefined> =>
    readAs(kept, await box.get(id).catch(() => undefined))?.draw,
  /**
   * Keeps the latest three.
   * @returns false if it was not kept, such as one too large
   */
  keep: async (draw: WholeDraw, at: number): Promise<boolean> => {
    const text = JSON.stringify({ version: 1, at, draw })
    if (text.length > LARGEST) return false
    try {
      await box.set(draw.batch.id, text)
      const all = (await box.entries()).map(([key, one]) => ({ key, at: readAs(kept, one)?.at ?? 0 }))
      for (const { key } of all.sort((a, b) => b.at - a.at).slice(MOST)) await box.remove(key)
      return true
    } catch {
      return false
    }
  },
})

export const wholeDraws = createWholeDraws(shelf(`${brand.storagePrefix}draws`))
