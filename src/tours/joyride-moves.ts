// What the library finds out, as a move of our own machine. The buttons move the machine themselves: pressed before a
// step has come to rest, the library would forget them.
import type { TourMove } from './tour-state.ts'

const MOVES = new Map<string, TourMove>([
  ['tooltip', 'shown'],
  ['error:target_not_found', 'missing'],
  ['error', 'fail'],
])

/** By the library's event; undefined where nothing moves. */
export const moveOf = (event: string): TourMove | undefined => MOVES.get(event)
