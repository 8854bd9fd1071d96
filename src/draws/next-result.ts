import { batchBounds } from './schedule.ts'

/** A batch is drawn 30 s after it closes, and its result is readable this long after closing. */
const READABLE_AFTER = 45_000

/** Milliseconds until the next result is readable; at least five seconds. */
export const untilNextResult = (now: number): number => {
  const { opensAt, closesAt } = batchBounds(now)
  const readable = now < opensAt + READABLE_AFTER ? opensAt + READABLE_AFTER : closesAt + READABLE_AFTER
  return Math.max(5_000, readable - now)
}
