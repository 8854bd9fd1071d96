// The line that won most, in words.
import type { DrawnTicket } from '#src/model/tickets.ts'
import { bestFirst } from '../line-order.ts'
import { words } from './words.ts'

/** `All 4 right, on line 1`, and how many other lines won. */
export const bestWords = ({ tickets, drawn }: Pick<DrawnTicket, 'tickets' | 'drawn'>) => {
  const winners = tickets.filter(({ won }) => won > 0).length
  const [best] = bestFirst(tickets, drawn, 0)
  if (!best || winners === 0) return ''
  const right = best.hits === best.line.ticket.length ? words.$allRight(best.hits) : words.$hits(best.hits)
  const where = tickets.length > 1 ? words.$onLine(best.place) : ''
  return `${right}${where}${winners > 1 ? words.$moreWon(winners - 1) : ''}`
}
