// What the library reports, as a move of our own machine.
import type { TourMove } from './tour-state.ts'

const AFTER = new Map<string, TourMove>([
  ['next', 'next'],
  ['prev', 'back'],
  ['close', 'close'],
  ['skip', 'skip'],
])

/** Undefined where nothing moves. `type` and `action` are the library's event and the action that led to it. */
export const moveOf = ({ type, action }: { type: string; action: string }): TourMove | undefined => {
  if (type === 'tooltip') return 'shown'
  if (type === 'error:target_not_found') return 'missing'
  if (type === 'error') return 'fail'
  if (type === 'tour:end') return action === 'skip' ? 'skip' : undefined
  if (type !== 'step:after') return undefined
  return AFTER.get(action)
}
