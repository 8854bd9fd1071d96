import type { PlayedTicket } from '#src/model/tickets.ts'
import type { Kobo } from '#src/lib/money.ts'

/** 'Pending' when neither won nor lost. Refunded tickets say so. */
export const statusOf = ({
  won,
  lost,
  status,
}: Pick<PlayedTicket, 'won' | 'lost' | 'status'>): PlayedTicket['status'] => {
  if (status === 'Refunded') return 'Refunded'
  if (won) return 'Won'
  return lost ? 'Lost' : 'Pending'
}

/** The player's own part of a group ticket. Rows cached by older app versions lack `cameBack`. */
export const backOf = (row: Pick<PlayedTicket, 'cameBack' | 'amountWon' | 'share'>): Kobo =>
  row.share?.got ?? row.cameBack ?? row.amountWon

/** The player's own part of a group ticket. */
export const stakeOf = (row: Pick<PlayedTicket, 'stake' | 'share'>): Kobo => row.share?.paid ?? row.stake
