// The plan as last saved by a page: a woken worker shows alerts from it, and the next page finds what waits
// for the end of quiet hours. Damaged or old plans are dropped.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readAs, shelf, type Shelf } from '#src/lib/idb.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { alert, type Alert } from './alert.ts'

const MOST = 100
const envelope = v.object({
  version: v.literal(1),
  madeAt: v.number(),
  alerts: v.pipe(v.array(alert), v.maxLength(MOST)),
})
const KEY = 'plan'
/** A plan reaches a day ahead, and a result waits a day at most. */
const KEEP = 2 * DAY

export const createKeptPlan = (kept: Pick<Shelf, 'get' | 'set'>) => ({
  save: async (alerts: readonly Alert[], now: number): Promise<void> => {
    const text = JSON.stringify({ version: 1, madeAt: now, alerts: alerts.slice(0, MOST) })
    await kept.set(KEY, text).catch(() => undefined)
  },
  /** What is still current. A plan from the future was made under another clock, so it is dropped. */
  read: async (now: number): Promise<Alert[]> => {
    const plan = readAs(envelope, await kept.get(KEY).catch(() => undefined))
    if (!plan || plan.madeAt > now + DAY || plan.madeAt < now - KEEP) return []
    return plan.alerts.filter(({ until }) => until > now)
  },
})

export type KeptPlan = ReturnType<typeof createKeptPlan>

export const planShelf: Shelf = shelf(`${brand.storagePrefix}alerts-plan`)
export const planHere: KeptPlan = createKeptPlan(planShelf)
