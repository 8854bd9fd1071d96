// This phone does not invite players to play who are shut out, on a break or in the state's register. The latest
// answer is kept, without a name, so that this holds offline and after signing out too.
import * as v from 'valibot'
import type { AlertSettings } from '#src/contract/alerts.ts'
import type { Shelf } from '#src/lib/idb.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { endOf, type Standing } from '#src/model/players/break-end.ts'

const heard = v.object({
  version: v.literal(1),
  /** ms; null: for ever. 0: may play. */
  until: v.nullable(v.number()),
})
const KEY = 'barred'
/** The player may have set one on another phone. */
const ASK_AGAIN = 5 * MINUTE

/** Keeps only alerts about the player's own results and money. */
export const withoutCalls = (settings: AlertSettings): AlertSettings => ({
  ...settings,
  kinds: settings.kinds.filter(kind => kind === 'result' || kind === 'money'),
})

/** @param ask the service; undefined if it does not answer */
export const createBarred = (kept: Pick<Shelf, 'get' | 'set'>, ask: () => Promise<Standing | undefined>) => {
  let asked: { player: string; at: number } | undefined
  /** What the device could not keep. */
  let last = 0

  const read = async (): Promise<number> => {
    try {
      const it = v.parse(heard, JSON.parse((await kept.get(KEY)) ?? ''))
      return it.until ?? Infinity
    } catch {
      return last
    }
  }

  /** Returns whether this is news. */
  const note = async (state: Standing): Promise<boolean> => {
    const end = endOf(state)
    const isNews = end !== (await read())
    last = end
    // JSON writes null for Infinity.
    if (isNews) await kept.set(KEY, JSON.stringify({ version: 1, until: end })).catch(() => undefined)
    return isNews
  }

  return {
    note,
    /** @param player who is signed in here, if anybody */
    holds: async (player: string | undefined, now: number, mayAsk: boolean): Promise<boolean> => {
      const isDue = !asked || asked.player !== player || now - asked.at >= ASK_AGAIN
      if (player !== undefined && mayAsk && isDue) {
        const state = await ask()
        if (state) {
          asked = { player, at: now }
          await note(state)
        }
      }
      return (await read()) > now
    },
  }
}

/**
 * What the service may push here. While a player is signed in on this device the service knows if they are shut out;
 * afterwards only the device does.
 */
export const maySend =
  (kept: Pick<Shelf, 'get' | 'set'>, wanted: () => Promise<AlertSettings | undefined>, now: () => number) =>
  async (): Promise<AlertSettings | undefined> => {
    const settings = await wanted()
    const isBarred = await createBarred(kept, async () => undefined).holds(undefined, now(), false)
    return settings && isBarred ? withoutCalls(settings) : settings
  }
