// What this device remembers for the home screen invitation.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'

const KEY = `${brand.storagePrefix}HOME_SCREEN`
/** Pages opened within this time of each other belong to the same visit. */
const SAME_VISIT = 30 * MINUTE

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const time = v.pipe(v.number(), v.minValue(0))
const record = v.object({
  visits: count,
  seenAt: time,
  bought: v.boolean(),
  declined: count,
  declinedAt: time,
})
type HomeRecord = v.InferOutput<typeof record>

const NEW: HomeRecord = { visits: 0, seenAt: 0, bought: false, declined: 0, declinedAt: 0 }

/** A damaged record counts as none. */
export const homeRecord = (): HomeRecord => {
  const read = v.safeParse(record, readStored(KEY))
  return read.success ? read.output : NEW
}

const change = (made: Partial<HomeRecord>) => void writeStored(KEY, { ...homeRecord(), ...made })

/** The app was opened, or became visible again. */
export const noteVisit = (now: number): void => {
  const { visits, seenAt } = homeRecord()
  const isNew = visits === 0 || Math.abs(now - seenAt) >= SAME_VISIT
  change({ visits: isNew ? visits + 1 : visits, seenAt: now })
}

export const noteTicket = (): void => change({ bought: true })

export const noteDeclined = (now: number): void =>
  change({ declined: homeRecord().declined + 1, declinedAt: now })
