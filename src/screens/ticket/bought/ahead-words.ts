// What to say above tickets just bought. A page left open stops saying what the draw has overtaken.
import type { SuccessObject } from '#src/model/tickets.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'

export interface Bought extends Pick<
  SuccessObject,
  'lotteryType' | 'lines' | 'potentialWinning' | 'drawsAt'
> {}

/** @param tickets bought in one payment, for the same draw. @param now service time, ms */
export const aheadWords = (tickets: readonly [Bought, ...Bought[]], now: number) => {
  const [{ lotteryType, drawsAt: at }] = tickets
  const drawsAt = Date.parse(at)
  const isOne = tickets.length === 1
  const lines = plural(
    tickets.reduce((sum, ticket) => sum + ticket.lines, 0),
    'line',
  )
  const what = `${lotteryName(lotteryType)}, ${isOne ? '' : `${plural(tickets.length, 'ticket')}, `}${lines}.`
  if (now >= drawsAt)
    return {
      isDue: true,
      heading: 'The draw was due',
      text: `${what} It was at ${formatDateTime(drawsAt)}, Lagos time.`,
    }
  const most = Math.max(...tickets.map(ticket => ticket.potentialWinning))
  return {
    isDue: false,
    heading: isOne ? 'Your ticket is in the draw' : 'Your tickets are in the draw',
    text: `${what} You can win up to ${formatMoney(most)}.`,
  }
}
