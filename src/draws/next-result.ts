import { batchBounds } from './schedule.ts'

/** A batch is drawn 30 s after it closes; by then plus this much its result can be read. */
const READABLE_AFTER = 45_000

/** Milliseconds until a result that is not out yet can be read; at least five seconds. */
export const untilNextResult = (now: number): number => {
  const { opensAt, closesAt } = batchBounds(now)
  const readable = now < opensAt + READABLE_AFTER ? opensAt + READABLE_AFTER : closesAt + READABLE_AFTER
  return Math.max(5_000, readable - now)
}
