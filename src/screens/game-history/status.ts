import type { GamePlay } from '#src/model/tickets.ts'
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

/** Rows cached by older app versions lack `cameBack`. */
export const backOf = (row: Pick<GamePlay, 'cameBack' | 'amountWon'>): Kobo => row.cameBack ?? row.amountWon
