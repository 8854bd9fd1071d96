// What to say above tickets just bought. A page left open stops saying what the draw has overtaken.
import type { BoughtTicket } from '#src/model/tickets.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { words } from './words.ts'

export interface Bought extends Pick<
  BoughtTicket,
  'lotteryType' | 'lines' | 'potentialWinning' | 'drawsAt'
> {}

/** @param tickets bought in one payment, for the same draw. @param now service time, ms */
export const aheadWords = (tickets: readonly [Bought, ...Bought[]], now: number) => {
  const [{ lotteryType, drawsAt: at }] = tickets
  const drawsAt = Date.parse(at)
  const isOne = tickets.length === 1
  const game = lotteryName(lotteryType)
  const lines = tickets.reduce((sum, ticket) => sum + ticket.lines, 0)
  const what = isOne ? words.$linesOfGame(game, lines) : words.$ticketsOfGame(game, tickets.length, lines)
  if (now >= drawsAt)
    return {
      isDue: true,
      heading: words.$theDrawWasDue,
      text: words.$itWasAt(what, formatDateTime(drawsAt)),
    }
  const most = Math.max(...tickets.map(ticket => ticket.potentialWinning))
  return {
    isDue: false,
    heading: isOne ? words.$yourTicketIsIn : words.$yourTicketsAreIn,
    text: words.$youCanWinUp(what, formatMoney(most)),
  }
}
