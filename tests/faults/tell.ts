// How a program of the fault suite reports to its killer: each line is written before anything else happens,
// like an answer to a player.
import * as fs from 'node:fs'
import type { EndedRow } from './payouts/kill-payouts.ts'

/** Everything acknowledged, by kind. */
export interface Acknowledged {
  /** Ticket IDs. */
  bought: string[]
  /** Top-up references. */
  credited: string[]
  /** `kind cause` of withdrawal transfers. */
  moved: string[]
  /** Batch IDs. */
  settled: string[]
}

export const STAGES = ['purchase', 'seal', 'publish', 'draw', 'settle', 'top-up', 'withdrawal'] as const
export type Stage = (typeof STAGES)[number]

export interface Looked {
  /** Broken invariants, and differences in the settlement. */
  broken: string[]
  /** Acknowledged earlier but missing. */
  lost: string[]
  /** ms from process start to the first ticket sold, without the checks in between. */
  serving: number
  /** The same in CPU ms, which other programs on the machine do not inflate. */
  cpu: number
}

export interface Words extends Record<keyof Acknowledged, string> {
  doing: Stage
  /** The database did not answer and is being retried. */
  away: string
  looked: Looked
  /** The service did something forbidden. */
  trouble: string
  refused: string
  drew: string
  /** All withdrawals at the end. */
  ended: { broken: string[]; rows: EndedRow[] }
}

export const tell = <W extends keyof Words>(word: W, what: Words[W]): void =>
  void fs.writeSync(1, `${word} ${JSON.stringify(what)}\n`)
