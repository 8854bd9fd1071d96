// What a program of the fault suite says to the one that kills it: a line is written before anything else is done, as an
// answer to a player would be.
import * as fs from 'node:fs'

/** Everything that was acknowledged, by what it was. */
export interface Acknowledged {
  /** IDs of tickets. */
  bought: string[]
  /** References of top-ups. */
  credited: string[]
  /** `kind cause` of the transfers of withdrawals. */
  moved: string[]
  /** IDs of batches. */
  settled: string[]
}

export const STAGES = ['purchase', 'seal', 'publish', 'draw', 'settle', 'top-up', 'withdrawal'] as const
export type Stage = (typeof STAGES)[number]

export interface Looked {
  /** Invariants that do not hold, and differences of the settlement. */
  broken: string[]
  /** Acknowledged before and not there. */
  lost: string[]
  /** ms from the start of the process to the first ticket sold, what was looked at in between not counted. */
  serving: number
  /** The same in ms of CPU, which other programs of the machine do not lengthen. */
  cpu: number
}

export interface Words extends Record<keyof Acknowledged, string> {
  doing: Stage
  /** The database did not answer and is asked again. */
  away: string
  looked: Looked
  /** The service did what it must not. */
  trouble: string
  refused: string
  drew: string
}

export const tell = <W extends keyof Words>(word: W, what: Words[W]): void =>
  void fs.writeSync(1, `${word} ${JSON.stringify(what)}\n`)
