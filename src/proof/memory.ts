// What a phone remembers of its own, and holds against what it is shown. All of it is optional: a checker may begin with nothing.
import type { Receipt } from '#src/contract/draws.ts'
import { pins, type Pins } from '#src/draws/pins.ts'

/** A state of the log that this phone saw. Instants are ms of the service's clock. */
export interface SeenState {
  size: number
  /** hex */
  root: string
  at: number
}

export interface Memory {
  /** Those of the build where nothing is said. */
  pins?: Pins
  /** When the service last answered about this, ms of its clock; without it no deadline is judged. */
  heardAt?: number
  /** The receipt of the purchase. */
  first?: Receipt
  seen?: readonly SeenState[]
  /** Two states of the log were shown to this phone that no one log can have had. */
  isSplit?: boolean
  /** The head of the batch as this phone saw it first: its hash, and when. */
  head?: { hash: string; at: number }
  /** The announcement of the jackpot's draw as this phone saw it first. */
  announced?: { hash: string; at: number }
}

export const pinsOf = (memory: Memory): Pins => memory.pins ?? pins
