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
  /** draft: written, not sent. sending: in flight. unknown: no answer came. done: answered (earlier versions only). */
  state: v.picklist(['draft', 'sending', 'unknown', 'done']),
})
export type Purchase = v.InferOutput<typeof purchase>

/** ms; an unknown key younger than this may still reach the service */
export const MAY_STILL_ARRIVE = 60_000

/** When what bears a time yet to come was first seen, by its key: the phone's clock was ahead when it was sent. */
const seenAt: Record<string, number> = {}

/** ms since it was sent */
const age = ({ requestKey, startedAt }: Pick<Purchase, 'requestKey' | 'startedAt'>): number => {
  const now = serverNow()
  return now - (startedAt <= now ? startedAt : (seenAt[requestKey] ??= now))
}

export const mayStillArrive = (sent: Parameters<typeof age>[0]): boolean => age(sent) <= MAY_STILL_ARRIVE

/** ms; a purchase unsettled for longer must not hold back a new version, which may be what settles it */
const HOLDS_A_NEW_VERSION = 10 * 60_000

const wasSent = ({ state }: Purchase) => state === 'sending' || state === 'unknown'

export const createOutbox = (kept: Shelf, spare?: Spare) => {
  const box = journal<Purchase>(kept, purchase, spare)
  const inFlight = new Set<string>()
  /** Keys that a screen asks about itself; it tells the player. */
  const followed = new Set<string>()
  const { announce, onChange } = announcer()

  const move = async (requestKey: string, state: Purchase['state']): Promise<boolean> => {
    const found = await box.get(requestKey)
    return found ? box.put(requestKey, { ...found, state }) : false
  }

  const find = async (is: (it: Purchase) => boolean) => (await box.list()).find(it => is(it.record))?.record
  const some = async (is: (it: Purchase) => boolean): Promise<boolean> => (await find(is)) !== undefined

  const clear = async (requestKey: string): Promise<void> => {
    inFlight.delete(requestKey)
    followed.delete(requestKey)
    await box.remove(requestKey)
    announce()
  }

  return {
    /**
     * Before anything is sent. False if the device cannot keep it: it then lives only with the page.
     * @param state unknown: it was sent before, and is kept even if the page is left here
     */
    draft: (it: Omit<Purchase, 'state'>, state: 'draft' | 'unknown' = 'draft'): Promise<boolean> =>
      box.put(it.requestKey, { ...it, state }),
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
    /** A screen asks how it ended itself, until it calls `leave`. */
    follow: (requestKey: string): void => {
      followed.add(requestKey)
    },
    leave: (requestKey: string): void => {
      if (followed.delete(requestKey)) announce()
    },
    /** Calls back when a purchase is sent, has become unknown, was left, or is settled. */
    onChange,
    clear,
    /** Forgets what can no longer arrive. False if it was sent again meanwhile, perhaps from another tab. */
    giveUp: async (requestKey: string): Promise<boolean> => {
      const found = await box.get(requestKey)
      const isOver = !found || !mayStillArrive(found)
      if (isOver) await clear(requestKey)
      return isOver
    },
    /** Does this player have a purchase in flight or unsettled, from any tab? */
    isOpen: (playerId: string): Promise<boolean> =>
      some(it => it.playerId === playerId && it.state !== 'done' && age(it) < HOLDS_A_NEW_VERSION),
    /** One of a player's for this slip, '' for bids, that was sent and has not ended yet, from any tab. */
    unsettled: (of: Pick<Purchase, 'playerId' | 'slipId'>) =>
      find(it => it.playerId === of.playerId && it.slipId === of.slipId && wasSent(it)),
    /** Is a purchase meant for this batch in flight or unsettled? */
    isOpenInto: (batch: string): Promise<boolean> => some(it => it.batchId === batch && wasSent(it)),
    /** Purchases to ask the service about, oldest first. Drafts were never sent and are dropped. */
    pending: async (playerId: string): Promise<Purchase[]> => {
      const open: Purchase[] = []
      for (const { key, record } of await box.list()) {
        if (record.playerId !== playerId || inFlight.has(key) || followed.has(key)) continue
        if (wasSent(record)) open.push({ ...record, state: 'unknown' })
        else if (record.state === 'done' || !mayStillArrive(record)) await box.remove(key)
      }
      return open.sort((a, b) => a.startedAt - b.startedAt)
    },
  }
}

export const outbox = createOutbox(
  shelf(`${brand.storagePrefix}outbox`),
  spareOfTab(`${brand.storagePrefix}outbox/`),
)
