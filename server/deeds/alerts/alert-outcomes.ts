// Outcomes of claimed alerts, written in bulk.
import {
  countFailures,
  deleteDeliveries,
  deleteDevices,
  forgetFailures,
  postponeDeliveries,
  type Claimed,
} from '#server/db/queries/alerts/alerts.ts'
import type { Service } from '#server/service.ts'

/** A device is forgotten after this many failures in a row, not counting "gone". */
const MOST_FAILURES = 8

type Outcome = 'sent' | 'gone' | 'late' | 'unwanted' | 'refused' | 'retried'

interface Noted {
  done: Claimed[]
  later: (Claimed & { nextAt: Date })[]
  /** Device ids. */
  well: number[]
  failing: number[]
  gone: number[]
}

const nothing = (): Noted => ({ done: [], later: [], well: [], failing: [], gone: [] })

export const noteOutcomes = ({ db, ports: { clock }, metrics }: Service) => {
  let noted = nothing()

  const count = (it: Claimed, outcome: Outcome) => {
    const kind = it.alert?.kind ?? 'unknown'
    const late = it.alert && outcome === 'sent' ? (clock.now() - it.alert.at.getTime()) / 1000 : undefined
    metrics.alerted(kind, outcome, late)
  }
  const finish = (it: Claimed, outcome: Outcome) => {
    noted.done.push(it)
    count(it, outcome)
  }
  return {
    finish,
    putOff: (it: Claimed, at: number, outcome?: Outcome) => {
      if (at >= it.alert!.until.getTime()) return finish(it, 'late')
      noted.later.push({ ...it, nextAt: new Date(at) })
      if (outcome) count(it, outcome)
    },
    sent: (it: Claimed) => {
      if (it.device!.failures > 0) noted.well.push(it.device_id)
      finish(it, 'sent')
    },
    gone: (it: Claimed) => {
      noted.gone.push(it.device_id)
      finish(it, 'gone')
    },
    refused: (it: Claimed) => {
      noted.failing.push(it.device_id)
      finish(it, 'refused')
    },
    /** Outcomes not yet written. */
    waiting: () => noted.done.length + noted.later.length,
    write: async (): Promise<void> => {
      const { done, later, well, failing, gone } = noted
      noted = nothing()
      try {
        await db.tx(async tx => {
          if (done.length > 0) await deleteDeliveries(tx, done)
          if (later.length > 0) await postponeDeliveries(tx, later)
          if (well.length > 0) await forgetFailures(tx, well)
          if (failing.length > 0) await countFailures(tx, failing, MOST_FAILURES)
          if (gone.length > 0) await deleteDevices(tx, gone)
        })
      } catch (error) {
        noted.done.push(...done)
        noted.later.push(...later)
        noted.well.push(...well)
        noted.failing.push(...failing)
        noted.gone.push(...gone)
        throw error
      }
    },
  }
}

export type Outcomes = ReturnType<typeof noteOutcomes>
