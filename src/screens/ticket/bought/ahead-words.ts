// What to say above tickets just bought. A page left open stops saying what the draw has overtaken.
import type { SuccessObject } from '#src/contract/games.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'

export interface Bought extends Pick<
  SuccessObject,
  'game_type' | 'total_lines' | 'pontential_winning' | 'draws_at'
> {}

/** @param tickets bought in one payment, for the same draw. @param now service time, ms */
export const aheadWords = (tickets: readonly [Bought, ...Bought[]], now: number) => {
  const [{ game_type, draws_at }] = tickets
  const drawsAt = Date.parse(draws_at)
  const isOne = tickets.length === 1
  const lines = plural(
    tickets.reduce((sum, ticket) => sum + ticket.total_lines, 0),
    'line',
  )
  const what = `${lotteryName(game_type)}, ${isOne ? '' : `${plural(tickets.length, 'ticket')}, `}${lines}.`
  if (now >= drawsAt)
    return {
      isDue: true,
      heading: 'The draw was due',
      text: `${what} It was at ${formatDateTime(drawsAt)}, Lagos time.`,
    }
  const most = Math.max(...tickets.map(ticket => ticket.pontential_winning))
  return {
    isDue: false,
    heading: isOne ? 'Your ticket is in the draw' : 'Your tickets are in the draw',
    text: `${what} You can win up to ${formatMoney(most)}.`,
  }
}
