// How the operator keeps what it promises.
import * as v from 'valibot'
import { call } from '../call.ts'

/** Seconds within which a batch's head must be out after closing, and its draw made after its hour. */
export const SEALED_WITHIN = 60
export const DRAWN_WITHIN = 60
/** How many days are summed up together. */
export const PROMISE_DAYS = 30
/** How many days are listed one by one. */
export const PROMISE_ROWS = 14

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const lasted = v.nullable(whole) // ms; null if nothing was measured

const promise = v.object({
  day: v.string(), // 2026-11-20: the last of its days, in Lagos
  days: whole, // 1, or as many up to and including it
  what: v.picklist(['prizes', 'withdrawals', 'seals', 'draws', 'checks', 'cases', 'minutes']),
  many: whole,
  missed: whole, // of them: late or refunded, failed, sent back, still open, not up
  median: lasted,
  p95: lasted,
  slowest: lasted,
})

export const getPromises = call({
  method: 'GET',
  path: '/api/v1/promises/',
  who: 'anyone',
  answer: v.object({ promises: v.array(promise) }), // empty before the first day has ended
})
