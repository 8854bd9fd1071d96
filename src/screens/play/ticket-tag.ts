// The odds of one ticket in words.
import type { TicketOdds } from '#src/games/ticket-odds.ts'
import { formatBalance, type Kobo } from '#src/lib/money.ts'
import { oneInWords } from './price-tag.ts'

const tenth = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 })

/** `total` is what the ticket costs, kobo. */
export const ticketTag = ({ total: draws, anything, profit, expectedReturn }: TicketOdds, total: Kobo) => ({
  /** A ticket of many lines can be one that no draw pays back. */
  profit: profit === 0 ? 'none' : oneInWords(draws / profit),
  anything: anything === 0 ? 'none' : oneInWords(draws / anything),
  givesBack: `${formatBalance(Math.round(expectedReturn))} (${tenth.format((expectedReturn * 100) / total)}%)`,
})
