// Schemas for answers every page needs, apart from those of forms: every first visit waits for this file.
import * as v from 'valibot'
import { DAY_FORM, isDay } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'

/** Naira as a number on the wire, at most two decimals; parsed to kobo. */
export const nairaNumber = v.pipe(
  v.number(),
  v.check(
    value =>
      Number.isSafeInteger(Math.round(value * 100)) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'Not an amount in naira',
  ),
  v.transform((value): Kobo => Math.round(value * 100)),
)

export const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** An instant on the wire: ISO 8601 in UTC (`2026-11-20T12:05:00.000Z`). */
export const instant = v.pipe(v.string(), v.isoTimestamp())

const DAY_WORDS = 'Use a date like 2026-11-20'
/** A real calendar day in this century. */
export const isoDay = v.pipe(v.string(DAY_WORDS), v.regex(DAY_FORM, DAY_WORDS), v.check(isDay, DAY_WORDS))

/** For calls that just answer with a sentence for the player. */
export const said = v.object({ message: v.string() })
