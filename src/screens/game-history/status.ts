import type { PlayedTicket } from '#src/model/tickets.ts'

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
