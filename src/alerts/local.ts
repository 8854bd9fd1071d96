// A page's scheduler: shows what is due, then looks again when the next alert is. Every open page runs one,
// as hidden pages' timers are throttled and visible ones' are not; the shown list ensures that only one shows
// each alert.
import { MINUTE } from '#src/lib/lagos-time.ts'
import type { Alert } from './alert.ts'

/** An alert this late fell due while nobody was here: a push delivered it, or it is old news. */
const LATE = 5_000
/** If the two clocks drift apart by more between two looks, the device slept or its clock was set. */
const JUMP = 5_000
const LOOK_AGAIN = 15_000

interface Surroundings {
  /** By the service's clock, ms. */
  now(): number
  /** The device's clock, which can be changed, ms. */
  wall(): number
  /** ms since the page started; cannot be changed. */
  elapsed(): number
  /** Asks the service for the time; false if it does not answer. */
  askTime(): Promise<boolean>
  /** Calls back after this many ms; returns a function to cancel. */
  wait(ms: number, run: () => void): () => void
  /** What is planned now, and when to look again at the latest. */
  plan(now: number): Promise<{ alerts: readonly Alert[]; lookAt: number }>
  offer(alert: Alert, now: number): Promise<unknown>
}

const nothing = () => {}

/** Results and money stay news for a day, the others only when due. */
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
    // After sleep or a clock change only the service knows the time; until it answers, alerts may be off by a
    // day. At the start, the device's clock is the best there is.
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
      // Timers beyond 2^31 ms fire at once, and long ones go wrong if the clock is changed meanwhile.
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
    /** Something changed: the page is visible again, the network is back, picks were made. */
    check,
    /** The settings changed: what would have been due before is not shown now. */
    startOver: () => {
      since = Number.NaN
      check()
    },
    stop: () => {
      isStopped = true
      callOff()
    },
  }
}
