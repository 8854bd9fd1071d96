// Purchases on their way, written down before anything is sent: if cut off, they are found by their key.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { journal, type Spare } from '#src/device/journal.ts'
import { spareOfTab } from '#src/device/spare.ts'
import { announcer } from './announcer.ts'

const purchase = v.object({
  requestKey: v.pipe(v.string(), v.minLength(8), v.maxLength(255)),
  playerId: v.string(),
  gameId: v.string(),
  slipId: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), // kobo
  wallet: v.picklist(['play', 'bonus', 'card']),
  /** Draws paid at once, 1 by default. `amount` covers all of them. */
  draws: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The batch it was meant for. */
  batchId: v.optional(v.string()),
  startedAt: v.number(), // ms, by the service's clock: the phone's may be set meanwhile
  /** draft: written, not sent. sending: in flight. unknown: no answer came. done: the service answered. */
  state: v.picklist(['draft', 'sending', 'unknown', 'done']),
})
export type Purchase = v.InferOutput<typeof purchase>

/** ms; an unknown key younger than this may still reach the service */
export const MAY_STILL_ARRIVE = 60_000

/** ms; a purchase unsettled for longer must not hold back a new version, which may be what settles it */
const HOLDS_A_NEW_VERSION = 10 * 60_000

export const createOutbox = (kept: Shelf, spare?: Spare) => {
  const box = journal<Purchase>(kept, purchase, spare)
  const inFlight = new Set<string>()
  /** A screen asks about them itself and tells the player. */
  const followed = new Set<string>()
  const { announce, onChange } = announcer()

  const move = async (requestKey: string, state: Purchase['state']): Promise<boolean> => {
    const found = await box.get(requestKey)
    return found ? box.put(requestKey, { ...found, state }) : false
  }

  return {
    /** Before anything is sent. False if the device cannot keep it: it then lives only with the page. */
    draft: (it: Omit<Purchase, 'state'>): Promise<boolean> =>
      box.put(it.requestKey, { ...it, state: 'draft' }),
    /** Right before the request. */
    sending: async (requestKey: string): Promise<boolean> => {
      inFlight.add(requestKey)
      const isKept = await move(requestKey, 'sending')
      announce()
      return isKept
    },
    /** The request ended without an answer. */
    unknown: async (requestKey: string): Promise<boolean> => {
      inFlight.delete(requestKey)
      const isKept = await move(requestKey, 'unknown')
      announce()
      return isKept
    },
    /** A screen asks how it ended, until it leaves it to whoever listens. */
    follow: (requestKey: string): void => {
      followed.add(requestKey)
    },
    leave: (requestKey: string): void => {
      if (followed.delete(requestKey)) announce()
    },
    /** Calls back when a purchase is sent, has become unknown, was left, or is settled. */
    onChange,
    /** The service said how it ended, bought or refused. */
    done: async (requestKey: string): Promise<void> => {
      await move(requestKey, 'done')
      inFlight.delete(requestKey)
    },
    clear: async (requestKey: string): Promise<void> => {
      inFlight.delete(requestKey)
      followed.delete(requestKey)
      await box.remove(requestKey)
      announce()
    },
    /** Does this player have a purchase in flight or unsettled, from any tab? */
    isOpen: async (playerId: string): Promise<boolean> =>
      (await box.list()).some(
        ({ record: { playerId: whose, state, startedAt } }) =>
          whose === playerId && state !== 'done' && serverNow() - startedAt < HOLDS_A_NEW_VERSION,
      ),
    /** Is a purchase meant for this batch in flight or unsettled? */
    isOpenInto: async (batch: string): Promise<boolean> =>
      (await box.list()).some(
        ({ record: { batchId, state } }) => batchId === batch && (state === 'sending' || state === 'unknown'),
      ),
    /** Purchases to ask the service about, oldest first. Drafts were never sent and are dropped. */
    pending: async (playerId: string): Promise<Purchase[]> => {
      const open: Purchase[] = []
      for (const { key, record } of await box.list()) {
        const { requestKey } = record
        if (record.playerId !== playerId || inFlight.has(requestKey) || followed.has(requestKey)) continue
        if (record.state === 'sending' || record.state === 'unknown')
          open.push({ ...record, state: 'unknown' })
        else if (record.state === 'done' || serverNow() - record.startedAt > MAY_STILL_ARRIVE)
          await box.remove(key)
      }
      return open.sort((a, b) => a.startedAt - b.startedAt)
    },
  }
}

export const outbox = createOutbox(
  shelf(`${brand.storagePrefix}outbox`),
  spareOfTab(`${brand.storagePrefix}outbox/`),
)
