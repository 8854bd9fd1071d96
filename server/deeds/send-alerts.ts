// The queue's other end: what is due is taken from it and sent, with so many under way at once, and what came of it is written
// down for many together. A row is taken before it is sent and goes after: a node that is killed between the two lets it be sent
// again, and the device then shows it in the place of the first, which has the same tag and topic.
import { setImmediate as rest } from 'node:timers/promises'
import type { Alert } from '#src/alerts/alert.ts'
import {
  countFailures,
  deleteDeliveries,
  deleteDevices,
  forgetFailures,
  postponeDeliveries,
  type Claimed,
} from '../db/queries/alerts.ts'
import type { Push } from '../ports/ports.ts'
import type { Service } from '../service.ts'
import { pushText } from '../wire/push.ts'
import { makeClaiming } from './claim-alerts.ts'
import { restingOrigins } from './resting-origins.ts'
import { rememberVerdicts } from './what-to-push.ts'

/** Messages under way to one push service: half a second of them, so that a test alert waits no longer behind them. */
const lineOf = (rate: number) => Math.min(1_024, Math.max(128, rate / 2))
/** To all of them together: another one finds room beside one that is slow. */
const LINES = 2
const CLAIM = 128
/** So many are taken, or written down, together at least. */
const LEAST = 64
/** Longer than a message can be under way. */
const LEASE = 60 // seconds
/** Messages that are handed on in one go: a player's request must not wait for many. */
const TURN = 16
const FIRST_RETRY = 5_000 // ms
const LONGEST_RETRY = 600_000
const FULL_RETRY = 500
/** Refusals in a row, other than that it is gone, after which a device is forgotten. */
const MOST_FAILURES = 8
const LOOK_AGAIN = 1_000

type Outcome = 'sent' | 'gone' | 'late' | 'unwanted' | 'refused' | 'retried'

const isTaken = (status: number) => status >= 200 && status < 300
const isGone = (status: number) => status === 404 || status === 410
const mayPass = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500

export const makeAlertSender = (service: Service, push: Push) => {
  const { db, ports, log, metrics, settings } = service
  const now = () => ports.clock.now()
  const claim = makeClaiming(db)
  const whatToPush = rememberVerdicts()
  const origins = restingOrigins()
  const line = lineOf(settings.PUSH_RATE)
  const underWay = new Map<string, number>()
  const texts = new WeakMap<Alert, string>()
  let busy = 0
  let tookAt = -Infinity
  let stopped = false
  let wake: (() => void) | undefined

  const done: Claimed[] = []
  const later: (Claimed & { nextAt: Date })[] = []
  const well: number[] = []
  const failing: number[] = []
  const gone: number[] = []

  const note = (it: Claimed, outcome: Outcome) => {
    const kind = it.alert?.kind ?? 'unknown'
    const late = it.alert && outcome === 'sent' ? (now() - it.alert.at.getTime()) / 1000 : undefined
    metrics.alerted(kind, outcome, late)
  }
  const finish = (it: Claimed, outcome: Outcome) => {
    done.push(it)
    note(it, outcome)
  }
  const putOff = (it: Claimed, at: number, outcome?: Outcome) => {
    if (at >= it.alert!.until.getTime()) return finish(it, 'late')
    later.push({ ...it, nextAt: new Date(at) })
    if (outcome) note(it, outcome)
  }

  const judge = (
    it: Claimed,
    origin: string,
    { status, retryAfter }: { status: number; retryAfter?: number },
  ) => {
    if (!mayPass(status)) origins.answered(origin)
    if (isTaken(status)) {
      if (it.device!.failures > 0) well.push(it.device_id)
      return finish(it, 'sent')
    }
    if (isGone(status)) {
      gone.push(it.device_id)
      return finish(it, 'gone')
    }
    const pause = (retryAfter ?? 0) * 1000
    if (mayPass(status)) {
      origins.failed(origin, now(), pause)
      const own = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(it.attempts - 1, 10))
      return putOff(it, now() + Math.max(own, pause), 'retried')
    }
    // The keys are not those that it subscribed with, or it cannot be sent to for another reason of its own.
    log.warn({ status, origin }, 'a push service refused an alert')
    failing.push(it.device_id)
    finish(it, 'refused')
  }

  /** One text for all who are shown the same. @param name of the device, where only its player may read it */
  const textOf = (alert: Alert, name: string | undefined): string => {
    const { kind, at, until } = alert
    if (name !== undefined) return pushText(settings, { ...alert, data: { kind, at, until, player: name } })
    const text = texts.get(alert) ?? pushText(settings, { ...alert, data: { kind, at, until } })
    texts.set(alert, text)
    return text
  }

  const send = async (it: Claimed): Promise<void> => {
    const { send: alert, wait, drop } = whatToPush(it, now())
    if (drop) return finish(it, drop)
    if (wait !== undefined) return putOff(it, wait)
    const { endpoint, name } = it.device!
    if (!push.takes(endpoint)) {
      gone.push(it.device_id)
      return finish(it, 'gone')
    }
    const { origin } = new URL(endpoint)
    const restsUntil = origins.restsUntil(origin, now())
    if (restsUntil > 0) return putOff(it, restsUntil)
    const ofOrigin = underWay.get(origin) ?? 0
    if (ofOrigin >= line) return putOff(it, now() + FULL_RETRY)
    const text = textOf(alert!, it.alert!.player_id === null ? undefined : name)
    underWay.set(origin, ofOrigin + 1)
    try {
      const ttl = Math.max(1, Math.ceil((alert!.until - now()) / 1000))
      judge(it, origin, await push.send({ to: it.device!, text, ttl, topic: alert!.tag }))
    } finally {
      const left = underWay.get(origin)! - 1
      if (left > 0) underWay.set(origin, left)
      else underWay.delete(origin)
    }
  }

  const start = (it: Claimed) => {
    busy++
    send(it)
      .catch(error => {
        log.error({ err: error }, 'an alert could not be made into a push message')
        putOff(it, now() + LONGEST_RETRY, 'retried')
      })
      .finally(() => {
        busy--
        wake?.()
      })
  }

  const write = async (): Promise<void> => {
    const lists = [done, later, well, failing, gone] as const
    const [sent, postponed, fine, bad, dead] = [done.splice(0), later.splice(0), well.splice(0), failing.splice(0), gone.splice(0)] // prettier-ignore
    try {
      await db.tx(async tx => {
        if (sent.length > 0) await deleteDeliveries(tx, sent)
        if (postponed.length > 0) await postponeDeliveries(tx, postponed)
        if (fine.length > 0) await forgetFailures(tx, fine)
        if (bad.length > 0) await countFailures(tx, bad, MOST_FAILURES)
        if (dead.length > 0) await deleteDevices(tx, dead)
      })
    } catch (error) {
      lists[0].push(...sent)
      lists[1].push(...postponed)
      lists[2].push(...fine)
      lists[3].push(...bad)
      lists[4].push(...dead)
      throw error
    }
  }

  /** Until one of those under way is back, or for a moment: others may have become due meanwhile. */
  const pause = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, LOOK_AGAIN)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /**
   * How many may be taken: those that fit into the fullest line, whomever they are for. Where that one stands still for a
   * while, more are taken for the others, and what is for the full one is put off.
   */
  const roomNow = (): number => {
    const room = Math.min(line - Math.max(0, ...underWay.values()), LINES * line - busy)
    if (room >= LEAST) return Math.min(CLAIM, room)
    return performance.now() - tookAt >= FULL_RETRY ? Math.min(CLAIM, LINES * line - busy) : 0
  }

  /** @returns how many were due; undefined where there is no room */
  const take = async (): Promise<number | undefined> => {
    const room = stopped ? 0 : roomNow()
    if (room < LEAST) return undefined
    tookAt = performance.now()
    const claimed = await claim(room, LEASE)
    for (const [at, it] of claimed.entries()) {
      start(it)
      if (at % TURN === TURN - 1) await rest()
    }
    return claimed.length
  }

  return {
    /** Sends all that is due, until nothing is and nothing is under way. */
    sendDue: async (): Promise<void> => {
      for (;;) {
        const taken = await take()
        const isOver = !taken && busy === 0
        const noted = done.length + later.length
        if (noted >= LEAST || (noted > 0 && (taken === 0 || isOver))) await write()
        if (isOver) return
        if (!taken && busy > 0 && (taken === 0 || roomNow() < LEAST)) await pause()
      }
    },
    /** Takes nothing any more; what is under way comes to its end. */
    stop: () => {
      stopped = true
    },
  }
}
