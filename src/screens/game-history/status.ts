import type { GamePlay } from '#src/contract/games.ts'
import type { Kobo } from '#src/lib/money.ts'

/** 'Pending' when neither won nor lost. Refunded tickets say so. */
export const statusOf = ({
  won,
  lost,
  status,
}: Pick<GamePlay, 'won' | 'lost' | 'status'>): GamePlay['status'] => {
  if (status === 'Refunded') return 'Refunded'
  if (won) return 'Won'
  return lost ? 'Lost' : 'Pending'
}

/** Rows cached by older app versions lack `came_back`. */
export const backOf = (row: Pick<GamePlay, 'came_back' | 'amount_won'>): Kobo =>
  row.came_back ?? row.amount_won
