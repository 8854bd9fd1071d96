// Standing orders and the tickets they bought.
import { hex } from '#src/lib/bytes.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { LinesToCome } from '#server/db/queries/buying/advances.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export type OrderState = 'active' | 'paused' | 'stopped' | 'ended'

export interface OrderRow extends LinesToCome {
  hours: number[]
  ends_at: Date
  most: Kobo | null
  jackpot: 'super' | 'mega' | 'crown' | null
  above: Kobo | null
  spent: Kobo
  tickets: number
  last_draw: Date | null
  state: OrderState
  why: string
  since: Date
}

type NewOrder = Omit<OrderRow, 'created_at' | 'spent' | 'tickets' | 'last_draw' | 'state' | 'why' | 'since'>

/** @returns false if the slip already has an order */
export const insertOrder = (tx: Tx, it: NewOrder) =>
  tx.any`
    insert into standing_order (id, player_id, game, slip_id, masks, lines, stake_per_line, wallet, rules_hash,
      hours, ends_at, most, jackpot, above)
    values (${it.id}, ${it.player_id}, ${it.game}, ${it.slip_id}, ${`{${it.masks.join()}}`}::text::bigint[],
      ${it.lines}, ${it.stake_per_line}, ${it.wallet}, decode(${hex(it.rules_hash)}, 'hex'),
      ${`{${it.hours.join()}}`}::text::int[], ${it.ends_at}, ${it.most}, ${it.jackpot}, ${it.above})
    on conflict (slip_id) do nothing returning true as done`

/** Orders that may still buy. */
export const countOpenOrders = (tx: Tx, playerId: number) =>
  tx.value<number>`
    select count(*) as count from standing_order
    where player_id = ${playerId} and state in ('active', 'paused')`

export const findOrder = (tx: Tx, playerId: number, id: string) =>
  tx.one<OrderRow>`select * from standing_order where id = ${id} and player_id = ${playerId}`

export const lockOrderOf = (tx: Tx, playerId: number, id: string) =>
  tx.one<OrderRow>`select * from standing_order where id = ${id} and player_id = ${playerId} for update`

/** Orders that may still buy first, then newest first. */
export const listOrders = (tx: Tx, playerId: number, limit: number, offset: number) =>
  tx.many<OrderRow>`
    select * from standing_order where player_id = ${playerId}
    order by state not in ('active', 'paused'), created_at desc, id limit ${limit} offset ${offset}`

export const countOrders = (tx: Tx, playerId: number) =>
  tx.value<number>`
    select count(*) as count from standing_order where player_id = ${playerId}`

export interface OrderMonth {
  order_id: string
  /** 2026-11 */
  month: string
  tickets: number
  staked: Kobo
  /** Prizes, jackpots and cashback less tax, also what is paid later, and stakes that were refunded. */
  back: Kobo
}

/** As `cameBack` has it. */
const CAME_BACK = sql`
  case when k.status = 'refunded' then k.stake else k.won + k.cashback - k.tax
    + coalesce((select sum(paid - tax) from jackpot_draw where ticket_id = k.id), 0) end`

/** By the month in which tickets were bought, newest first. */
export const listOrderMonths = (tx: Tx, ids: readonly string[]) =>
  tx.many<OrderMonth>`
    select x.order_id, to_char(k.bought_at at time zone 'Africa/Lagos', 'YYYY-MM') as month,
      count(*)::int as tickets, sum(k.stake)::bigint as staked,
      sum(${CAME_BACK})::bigint as back
    from order_ticket x join ticket_result k on k.id = x.ticket_id
    where x.order_id = any(${ids}::uuid[]) group by 1, 2 order by 2 desc`

interface DueOrder {
  id: string
  game: string
  batch_id: string
  draws_at: Date
  jackpot: OrderRow['jackpot']
  above: Kobo | null
}

/**
 * Orders with a batch on sale for a draw at one of their hours, before their end, that they have no ticket for. In no
 * order, or those that fail would always come first.
 * @param margin ms from the hour to its draw
 */
export const listDueOrders = (tx: Tx, margin: number, limit: number) =>
  tx.many<DueOrder>`
    select o.id, o.game, b.id as batch_id, b.draws_at, o.jackpot, o.above
    from (
      select id, game, draws_at,
        (draws_at - ${margin}::bigint * interval '1 millisecond') at time zone 'Africa/Lagos' as hour
      from batch where state = 'open' and opens_at <= (select game_clock()) and closes_at > (select game_clock())) b
    join standing_order o on o.game = b.game and o.state = 'active'
    where b.hour = date_trunc('hour', b.hour) and extract(hour from b.hour)::int = any(o.hours)
      and o.ends_at > b.draws_at
      and o.last_draw is distinct from b.draws_at and o.refused_batch is distinct from b.id
    order by random() limit ${limit}`

/** Active, without a ticket for that draw, and not over before it; skips one that another node holds. */
export const lockDueOrder = (tx: Tx, id: string, drawsAt: Date) =>
  tx.one<OrderRow>`
    select * from standing_order where id = ${id} and state = 'active' and last_draw is distinct from ${drawsAt}
      and ends_at > ${drawsAt} for update skip locked`

export const setOrderBought = async (
  tx: Tx,
  order: OrderRow,
  drawsAt: Date,
  ticketId: string,
  cost: Kobo,
) => {
  await tx.one`
    insert into order_ticket (order_id, draws_at, ticket_id) values (${order.id}, ${drawsAt}, ${ticketId})`
  await tx.one`
    update standing_order set spent = spent + ${cost}, tickets = tickets + 1, last_draw = ${drawsAt}
    where id = ${order.id}`
}

export const setOrderRefused = (tx: Tx, id: string, batchId: string) =>
  tx.one`update standing_order set refused_batch = ${batchId} where id = ${id}`

/** @returns the player and since when; undefined if the order was in none of the states `from` */
export const setOrderState = async (
  tx: Tx,
  id: string,
  from: readonly OrderState[],
  to: OrderState,
  why: string,
): Promise<{ player_id: number; since: Date } | undefined> =>
  tx.one`
    update standing_order set state = ${to}, why = ${why}, since = game_clock()
    where id = ${id} and state = any(${from}::text[]) returning player_id, since`

/** All orders of a player that may still buy. */
export const setOrdersOf = (
  tx: Tx,
  playerId: number,
  from: readonly OrderState[],
  to: OrderState,
  why: string,
) =>
  tx.many`
    update standing_order set state = ${to}, why = ${why}, since = game_clock()
    where player_id = ${playerId} and state = any(${from}::text[])`

/** The player agrees to these rules from now on. */
export const setOrderRules = (tx: Tx, id: string, hash: Uint8Array) =>
  tx.one`
    update standing_order set rules_hash = decode(${hex(hash)}, 'hex'), refused_batch = null where id = ${id}`

/** Open orders whose end has passed, locked so that no other node gets them. */
export const takeOver = (tx: Tx, limit: number) =>
  tx.many<{ id: string }>`
    select id from standing_order where state in ('active', 'paused') and ends_at <= game_clock()
    order by ends_at limit ${limit} for update skip locked`

/**
 * Marks the orders of players who have not been told last month's sums, starting at nine o'clock in Lagos on the first
 * of the month.
 */
export const takeMonths = (tx: Tx, limit: number) =>
  tx.many<{ player_id: number; month: string }>`
    with last as (
      select date_trunc('month', game_clock() at time zone 'Africa/Lagos' - interval '9 hours') - interval '1 month'
        as month
    ), untold as materialized (
      select o.id, o.player_id from standing_order o, last
      where o.tickets > 0 and (o.summed_to is null or o.summed_to < last.month::date)
        and o.created_at < (last.month + interval '1 month') at time zone 'Africa/Lagos'
        and o.last_draw > last.month at time zone 'Africa/Lagos'
        and exists (select from order_ticket x join ticket k on k.id = x.ticket_id where x.order_id = o.id
          and date_trunc('month', k.bought_at at time zone 'Africa/Lagos') = last.month)
      order by o.player_id limit ${limit} for update of o skip locked
    ), told as (
      update standing_order o set summed_to = last.month::date from untold u, last where o.id = u.id
    )
    select distinct player_id, to_char(last.month, 'YYYY-MM') as month from untold, last`

/** A month's totals over all orders of a player. */
export const findMonth = (tx: Tx, playerId: number, month: string) =>
  tx.one<Omit<OrderMonth, 'order_id'>>`
    select to_char(k.bought_at at time zone 'Africa/Lagos', 'YYYY-MM') as month, count(*)::int as tickets,
      sum(k.stake)::bigint as staked,
      sum(${CAME_BACK})::bigint as back
    from standing_order o join order_ticket x on x.order_id = o.id join ticket_result k on k.id = x.ticket_id
    where o.player_id = ${playerId}
      and to_char(k.bought_at at time zone 'Africa/Lagos', 'YYYY-MM') = ${month} group by 1`
