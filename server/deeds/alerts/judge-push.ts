// What a push service's answer means for the alert, the device and the service itself.
import type { Claimed } from '#server/db/queries/alerts/alerts.ts'
import type { Service } from '#server/service.ts'
import type { Outcomes } from './alert-outcomes.ts'
import type { RestingOrigins } from './resting-origins.ts'

const FIRST_RETRY = 5_000 // ms
/** Also for an alert that couldn't be turned into a message. */
export const LONGEST_RETRY = 600_000

export const isTaken = (status: number) => status >= 200 && status < 300
export const isGone = (status: number) => status === 404 || status === 410
const mayPass = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500

interface Answer {
  status: number
  /** Seconds. */
  retryAfter?: number
}

export const makeJudge =
  ({ ports: { clock }, log }: Service, outcomes: Outcomes, origins: RestingOrigins) =>
  (it: Claimed, origin: string, { status, retryAfter }: Answer): void => {
    if (!mayPass(status)) origins.answered(origin)
    if (isTaken(status)) return outcomes.sent(it)
    if (isGone(status)) return outcomes.gone(it)
    const pause = (retryAfter ?? 0) * 1000
    if (mayPass(status)) {
      origins.failed(origin, clock.now(), pause)
      const own = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(it.attempts - 1, 10))
      return outcomes.putOff(it, clock.now() + Math.max(own, pause), 'retried')
    }
    // Its keys aren't the ones it subscribed with, or it can't be reached for some other reason of its own.
    log.warn({ status, origin }, 'a push service refused an alert')
    outcomes.refused(it)
  }
