// One ticket's odds in words.
import type { TicketOdds } from '#src/games/ticket-odds.ts'
import { figure } from '#src/lib/language/figure.ts'
import { formatBalance, type Kobo } from '#src/lib/money.ts'
import { oneInWords } from './price-tag.ts'

/** `total` is the ticket's cost, kobo. */
export const ticketTag = ({ total: draws, anything, profit, expectedReturn }: TicketOdds, total: Kobo) => ({
  /** With many lines, there may be no draw that returns more than the ticket cost. */
  profit: profit === 0 ? 'none' : oneInWords(draws / profit),
  anything: anything === 0 ? 'none' : oneInWords(draws / anything),
  givesBack: `${formatBalance(Math.round(expectedReturn))} (${figure((expectedReturn * 100) / total, 1)}%)`,
})
