/** From this many milliseconds before the close the header says when the next batch starts. */
const NEXT_BATCH_HINT = 10_000

/** What the batch header says at an instant (ms). */
export const batchClock = (closesAt: number, now: number) => {
  const left = Math.max(0, closesAt - now)
  return { left, over: left === 0, hint: left < NEXT_BATCH_HINT }
}
