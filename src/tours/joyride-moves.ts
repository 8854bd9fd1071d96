// Library events as moves of our own machine. Buttons move the machine directly: the library forgets ones
// pressed before a step has settled.
import type { TourMove } from './tour-state.ts'

const MOVES = new Map<string, TourMove>([
  ['tooltip', 'shown'],
  ['error:target_not_found', 'missing'],
  ['error', 'fail'],
])

/** By library event; undefined if nothing moves. */
export const moveOf = (event: string): TourMove | undefined => MOVES.get(event)
