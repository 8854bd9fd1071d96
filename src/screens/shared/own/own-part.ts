// What a ticket cost its player and brought them: of a group ticket their own part, not the whole.
import type { PlayedTicket } from '#src/model/tickets.ts'
import type { Kobo } from '#src/lib/money.ts'

/** Rows cached by older app versions lack `cameBack`. */
export const backOf = (row: Pick<PlayedTicket, 'cameBack' | 'amountWon' | 'share'>): Kobo =>
  row.share?.got ?? row.cameBack ?? row.amountWon

/** Nothing for the free line of a bid. */
export const stakeOf = (row: Pick<PlayedTicket, 'stake' | 'share' | 'free'>): Kobo =>
  row.free ? 0 : (row.share?.paid ?? row.stake)
