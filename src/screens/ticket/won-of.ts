import type { KeptDetail } from '#src/model/kept.ts'
import type { Kobo } from '#src/lib/money.ts'

/** What the page shows as its prizes. Tickets of predictions have no lines with their own winnings. */
export const wonOf = ({ draw, soccer }: Pick<KeptDetail, 'draw' | 'soccer'>): Kobo =>
  soccer ? draw.amountWon : draw.tickets.reduce((sum, line) => sum + line.won, 0)
