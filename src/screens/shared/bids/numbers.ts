import type { PlayedTicket } from '#src/model/tickets.ts'
import { words } from './words.ts'

/** `Numbers 12 to 24, drawn: 17`: what a bid holds, and what was drawn. */
export const bidNumbers = ({ first, last, number }: NonNullable<PlayedTicket['item']>): string => {
  const held = words.$numbers(first, last)
  return number === null ? held : `${held}, ${words.$drawn(number)}`
}
