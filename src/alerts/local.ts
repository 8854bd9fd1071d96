// The scheduler of a page: shows what is due, looks again when the next alert is. Every page of the app has one, because a
// hidden page's timers are held up and a visible one's are not; the list of what was shown lets one of them show it.
import { MINUTE } from '#src/lib/lagos-time.ts'
import type { Alert } from './alert.ts'

/** An alert that is later than this was due while nobody was here: by push it has come, or it is no news any more. */
const LATE = 5_000
/** Two clocks that differ by more between two looks: the device slept, or its clock was set. */
const JUMP = 5_000
const LOOK_AGAIN = 15_000

interface Surroundings {
  /** By the service's clock, ms. */
  now(): number
  /** The device's clock, which may be set, ms. */
  wall(): number
  /** ms since the page began; nobody sets it. */
  elapsed(): number
  /** Asks the service for the time; false where it does not answer. */
  askTime(): Promise<boolean>
  /** Calls back after so many ms; what it returns calls it off. */
  wait(ms: number, run: () => void): () => void
  /** What is planned now, and when at the latest to look again. */
  plan(now: number): Promise<{ alerts: readonly Alert[]; lookAt: number }>
  offer(alert: Alert, now: number): Promise<unknown>
}

const nothing = () => {}

/** A result and money are news for a day, the others only when they are due. */
const keeps = ({ kind }: Alert) => kind === 'result' || kind === 'money'

export const startScheduler = (around: Surroundings) => {
  let isStopped = false
  let callOff = nothing
  let since = Number.NaN
  let clocks = { wall: around.wall(), elapsed: around.elapsed() }
  let isSure = false

  const readClocks = () => {
    const seen = { wall: around.wall(), elapsed: around.elapsed() }
    const drift = seen.wall - clocks.wall - (seen.elapsed - clocks.elapsed)
    clocks = seen
    if (Math.abs(drift) > JUMP) isSure = false
  }

  const isDue = (alert: Alert, now: number) =>
    alert.at <= now && now < alert.until && (now - alert.at <= LATE || alert.at >= since || keeps(alert))

  const look = async (): Promise<number> => {
    readClocks()
    // Asleep or set: only the service knows, and until it answers an alert may be wrong by a day. At the beginning there is
    // nothing better than the device's clock.
    if (!isSure) isSure = (await around.askTime()) || Number.isNaN(since)
    if (!isSure) return LOOK_AGAIN
    clocks = { wall: around.wall(), elapsed: around.elapsed() }
    const now = around.now()
    if (Number.isNaN(since)) since = now
    const { alerts, lookAt } = await around.plan(now)
    if (isStopped) return MINUTE
    for (const alert of alerts) if (isDue(alert, now)) await around.offer(alert, now)
    const next = Math.min(lookAt, ...alerts.filter(({ at }) => at > now).map(({ at }) => at))
    return next - around.now()
  }

  let running: Promise<void> | undefined
  let again = false
  const run = async () => {
    do {
      again = false
      const left = await look().catch(() => LOOK_AGAIN)
      callOff()
      if (isStopped) return
      // A timer beyond 2^31 ms fires at once, and a long one is wrong when the clock was set meanwhile.
      callOff = around.wait(Math.min(MINUTE, Math.max(100, left)), check)
    } while (again)
  }
  const check = () => {
    if (isStopped) return
    again = true
    running ??= run().finally(() => {
      running = undefined
    })
  }
  check()

  return {
    /** Something has changed: the page is seen again, the network is back, picks were made. */
    check,
    /** The player chose anew: what would have been due before is not told now. */
    startOver: () => {
      since = Number.NaN
      check()
    },
    stop: () => {
      isStopped = true
      callOff()
    },
    /** Resolves when nothing is being looked at. */
    idle: () => running ?? Promise.resolve(),
  }
}
