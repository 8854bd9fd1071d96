// What a ticket cost its player and brought them: of a group ticket their own part, not the whole.
import type { PlayedTicket } from '#src/model/tickets.ts'
import type { Kobo } from '#src/lib/money.ts'

/** Rows cached by older app versions lack `cameBack`. */
export const backOf = (row: Pick<PlayedTicket, 'cameBack' | 'amountWon' | 'share'>): Kobo =>
  row.share?.got ?? row.cameBack ?? row.amountWon

export const stakeOf = (row: Pick<PlayedTicket, 'stake' | 'share'>): Kobo => row.share?.paid ?? row.stake
