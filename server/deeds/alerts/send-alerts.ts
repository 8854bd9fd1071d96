// The queue's other end: what is due is taken from it and sent, with so many under way at once, and what came of it is written
// down for many together. A row is taken before it is sent and goes after: a node that is killed between the two lets it be sent
// again, and the device then shows it in the place of the first, which has the same tag and topic.
import { setImmediate as rest } from 'node:timers/promises'
import type { Claimed } from '#server/db/queries/alerts/alerts.ts'
import type { Push } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { makeLines } from './alert-lines.ts'
import { noteOutcomes } from './alert-outcomes.ts'
import { makeClaiming } from './claim-alerts.ts'
import { FULL_RETRY, makeSending } from './send-alert.ts'

const CLAIM = 128
/** So many are taken, or written down, together at least. */
const LEAST = 64
/** Longer than a message can be under way. */
const LEASE = 60 // seconds
/** Messages that are handed on in one go: a player's request must not wait for many. */
const TURN = 16
const LOOK_AGAIN = 1_000

export const makeAlertSender = (service: Service, push: Push) => {
  const claim = makeClaiming(service.db)
  const outcomes = noteOutcomes(service)
  const lines = makeLines(service.settings.PUSH_RATE)
  const send = makeSending(service, { push, outcomes, lines })
  let busy = 0
  let tookAt = -Infinity
  let stopped = false
  let wake: (() => void) | undefined

  const start = (it: Claimed) => {
    busy++
    void send(it).finally(() => {
      busy--
      wake?.()
    })
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
    const { inAll, inFullest } = lines.room(busy)
    const room = Math.min(inFullest, inAll)
    if (room >= LEAST) return Math.min(CLAIM, room)
    return performance.now() - tookAt >= FULL_RETRY ? Math.min(CLAIM, inAll) : 0
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
        const noted = outcomes.waiting()
        if (noted >= LEAST || (noted > 0 && (taken === 0 || isOver))) await outcomes.write()
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
