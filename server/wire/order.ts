import type { AnswerIn } from '#src/contract/call.ts'
import type { getOrder } from '#src/contract/players/orders.ts'
import { isoDate } from '#src/lib/lagos-time.ts'
import { naira } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import type { OrderMonth, OrderRow } from '#server/db/queries/buying/orders.ts'
import { linesOf } from './receipt.ts'
import { gameTypeOf } from './ticket.ts'

export const orderOnWire = (row: OrderRow, months: readonly OrderMonth[]): AnswerIn<typeof getOrder> => ({
  id: row.id,
  game_type: gameTypeOf(row.game),
  tickets: linesOf(row),
  stake_per_line: naira(row.stake_per_line),
  cost: naira(price(row.lines, row.stake_per_line)),
  paid_from: row.wallet,
  hours: row.hours,
  until: isoDate(row.ends_at.getTime() - 1),
  most: row.most === null ? null : naira(row.most),
  jackpot: row.jackpot && { name: row.jackpot, above: naira(row.above!) },
  state: row.state,
  why: row.why,
  since: row.since.toISOString(),
  date: row.created_at.toISOString(),
  bought: row.tickets,
  spent: naira(row.spent),
  months: months
    .filter(it => it.order_id === row.id)
    .map(({ month, tickets, staked, back }) => ({
      month,
      tickets,
      staked: naira(staked),
      back: naira(back),
    })),
})
