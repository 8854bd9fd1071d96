// Drains the queue: claims what is due, sends with limited concurrency and writes outcomes in bulk. A row is claimed
// before sending and deleted afterwards: if a node dies in between the alert is sent again, and the device replaces
// the first one, as both have the same tag and topic.
import { setImmediate as rest } from 'node:timers/promises'
import type { Claimed } from '#server/db/queries/alerts/alerts.ts'
import type { Push } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { makeLines } from './alert-lines.ts'
import { noteOutcomes } from './alert-outcomes.ts'
import { makeClaiming } from './claim-alerts.ts'
import { FULL_RETRY, makeSending } from './send-alert.ts'

const CLAIM = 128
/** Minimum batch to claim or write. */
const LEAST = 64
/** Longer than any message can be in flight. */
const LEASE = 60 // seconds
/** Messages sent without a pause: a player's request must not wait behind many. */
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

  /** Until one in flight returns, or briefly: more may have come due meanwhile. */
  const pause = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, LOOK_AGAIN)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /**
   * How many to claim: as many as fit into the fullest line, whoever they are for. If that line is stuck for a while,
   * claim more for the others and postpone those for the full one.
   */
  const roomNow = (): number => {
    const { inAll, inFullest } = lines.room(busy)
    const room = Math.min(inFullest, inAll)
    if (room >= LEAST) return Math.min(CLAIM, room)
    return performance.now() - tookAt >= FULL_RETRY ? Math.min(CLAIM, inAll) : 0
  }

  /** @returns how many were due; undefined if there is no room */
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
    /** Sends until nothing is due or in flight. */
    sendDue: async (): Promise<void> => {
      for (;;) {
        const taken = await take()
        const isOver = !taken && busy === 0
        const noted = outcomes.waiting()
        if (noted >= LEAST || (noted > 0 && (taken === 0 || isOver))) await outcomes.write()
        if (isOver) return
        if (!taken && busy > 0 && (stopped || taken === 0 || roomNow() < LEAST)) await pause()
      }
    },
    /** Stops claiming; what is in flight finishes. */
    stop: () => {
      stopped = true
    },
  }
}
