// What a phone remembers and compares with what it is shown. All optional: a checker may start with nothing.
import type { Receipt } from '#src/contract/draws.ts'
import { pins, type Pins } from '#src/draws/pins.ts'

/** A log state this phone has seen. Instants are ms by the service's clock. */
export interface SeenState {
  size: number
  /** hex */
  root: string
  at: number
}

export interface Memory {
  /** The build's by default. */
  pins?: Pins
  /** When the service last answered about this, ms by its clock; without it no deadline is judged. */
  heardAt?: number
  /** The receipt from the purchase. */
  first?: Receipt
  /** When this phone was given it, ms. */
  firstAt?: number
  seen?: readonly SeenState[]
  /** This phone was shown two states that no single log can have had. */
  isSplit?: boolean
  /** Checkpoints that the service showed, without showing how the log that this phone knows leads to them. */
  unmet?: readonly string[]
  /** The batch's head as this phone first saw it: its hash, and when. */
  head?: { hash: string; at: number }
  /** The announcement of the jackpot's draw, or of the item, as this phone first saw it. */
  announced?: { hash: string; at: number }
  /** The numbers of the player's bid as this phone first saw them. */
  bid?: { first: number; last: number }
}

export const pinsOf = (memory: Memory): Pins => memory.pins ?? pins
