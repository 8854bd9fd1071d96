import type { Clock } from './ports.ts'

const EVERY = 10_000 // ms
const SLOW = 1_000 // ms: a slower answer says too little about now

interface Asking {
  /** the database's ms since 1970 UTC */
  ask(): Promise<number>
  onTrouble(error: Error): void
  /** monotonic ms */
  ticks?: () => number
}

export interface FollowingClock extends Clock {
  /** Asks again; also happens by itself every few seconds. */
  follow(): Promise<void>
  stop(): void
}

/**
 * The database's clock, advanced between readings by this machine's monotonic ticks. The machine's time of day is never
 * used: it may jump.
 */
export const followClock = async ({
  ask,
  onTrouble,
  ticks = () => performance.now(),
}: Asking): Promise<FollowingClock> => {
  let ahead = Number.NaN
  const follow = async () => {
    const began = ticks()
    const now = await ask()
    const ended = ticks()
    if (Number.isNaN(ahead) || ended - began < SLOW) ahead = now - (began + ended) / 2
  }
  await follow()
  let stopped = false
  const timer = setInterval(
    () => void follow().catch(error => (stopped ? undefined : onTrouble(error as Error))),
    EVERY,
  ).unref()
  const stop = () => {
    stopped = true
    clearInterval(timer)
  }
  return { now: () => Math.round(ticks() + ahead), follow, stop }
}
