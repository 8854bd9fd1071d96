// How a draw ends. A ticket is celebrated only if more came back than it cost.
import { cameBack, type Settled } from '#src/games/came-back.ts'

export type DrawEnd = 'waiting' | 'large-win' | 'small-win' | 'back' | 'lost' | 'refunded'

/** A win of at least this many stakes is a large one. */
const LARGE = 20

export const drawEnd = (settled: Settled): DrawEnd => {
  const { kind, total } = cameBack(settled)
  if (kind === 'won') return total >= LARGE * settled.stake ? 'large-win' : 'small-win'
  if (kind === 'paid-back') return 'back'
  return kind === 'pending' ? 'waiting' : kind
}

export const celebrates = (end: DrawEnd): boolean => end === 'large-win' || end === 'small-win'
