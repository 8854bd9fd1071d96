// One ticket's odds in words.
import type { TicketOdds } from '#src/games/ticket-odds.ts'
import { formatBalance, type Kobo } from '#src/lib/money.ts'
import { oneInWords } from './price-tag.ts'

const tenth = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 })

/** `total` is the ticket's cost, kobo. */
export const ticketTag = ({ total: draws, anything, profit, expectedReturn }: TicketOdds, total: Kobo) => ({
  /** With many lines, it can be that no draw pays the ticket back. */
  profit: profit === 0 ? 'none' : oneInWords(draws / profit),
  anything: anything === 0 ? 'none' : oneInWords(draws / anything),
  givesBack: `${formatBalance(Math.round(expectedReturn))} (${tenth.format((expectedReturn * 100) / total)}%)`,
})
