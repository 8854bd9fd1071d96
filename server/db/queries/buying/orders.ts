// Standing orders and the tickets they bought.
import { hex } from '#src/lib/bytes.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { LinesToCome } from '#server/db/queries/buying/advances.ts'
import type { Tx } from '#server/db/db.ts'

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

type NewOrder = Pick<
  OrderRow,
  | 'id'
  | 'player_id'
  | 'game'
  | 'slip_id'
  | 'masks'
  | 'lines'
  | 'stake_per_line'
  | 'wallet'
  | 'rules_hash'
  | 'hours'
  | 'ends_at'
  | 'most'
  | 'jackpot'
  | 'above'
>

/** @returns false if the slip already has an order */
export const insertOrder = async (tx: Tx, it: NewOrder): Promise<boolean> =>
  (await tx.one(
    `insert into standing_order (id, player_id, game, slip_id, masks, lines, stake_per_line, wallet, rules_hash, hours,
       ends_at, most, jackpot, above)
     values ($1, $2, $3, $4, $5::text::bigint[], $6, $7, $8, decode($9, 'hex'), $10::text::int[], $11, $12, $13, $14)
     on conflict (slip_id) do nothing returning true as done`,
    [
      it.id,
      it.player_id,
      it.game,
      it.slip_id,
      `{${it.masks.join()}}`,
      it.lines,
      it.stake_per_line,
      it.wallet,
      hex(it.rules_hash),
      `{${it.hours.join()}}`,
      it.ends_at,
      it.most,
      it.jackpot,
      it.above,
    ],
  )) !== undefined

/** Orders that may still buy. */
export const countOpenOrders = async (tx: Tx, playerId: number): Promise<number> =>
  (await tx.one<{ count: number }>(
    `select count(*) as count from standing_order where player_id = $1 and state in ('active', 'paused')`,
    [playerId],
  ))!.count

export const findOrder = (tx: Tx, playerId: number, id: string) =>
  tx.one<OrderRow>('select * from standing_order where id = $2 and player_id = $1', [playerId, id])

/** Locked until the transaction ends. */
export const lockOrderOf = (tx: Tx, playerId: number, id: string) =>
  tx.one<OrderRow>('select * from standing_order where id = $2 and player_id = $1 for update', [playerId, id])

/** Orders that may still buy first, then newest first. */
export const listOrders = (tx: Tx, playerId: number, limit: number, offset: number) =>
  tx.many<OrderRow>(
    `select * from standing_order where player_id = $1
     order by state not in ('active', 'paused'), created_at desc, id limit $2 offset $3`,
    [playerId, limit, offset],
  )

export const countOrders = async (tx: Tx, playerId: number): Promise<number> =>
  (await tx.one<{ count: number }>('select count(*) as count from standing_order where player_id = $1', [
    playerId,
  ]))!.count

export interface OrderMonth {
  order_id: string
  /** 2026-11 */
  month: string
  tickets: number
  staked: Kobo
  /** Prizes and cashback less tax, and stakes that were refunded. */
  back: Kobo
}

/** By the month in which tickets were bought, newest first. */
export const listOrderMonths = (tx: Tx, ids: readonly string[]) =>
  tx.many<OrderMonth>(
    `select x.order_id, to_char(k.bought_at at time zone 'Africa/Lagos', 'YYYY-MM') as month,
       count(*)::int as tickets, sum(k.stake)::bigint as staked,
       sum(case when k.status = 'refunded' then k.stake else k.won - k.later + k.cashback - k.tax end)::bigint as back
     from order_ticket x join ticket_result k on k.id = x.ticket_id
     where x.order_id = any($1::uuid[]) group by 1, 2 order by 2 desc`,
    [ids],
  )

interface DueOrder {
  id: string
  game: string
  batch_id: string
  draws_at: Date
  jackpot: OrderRow['jackpot']
  above: Kobo | null
}

/**
 * A batch on sale for a draw at one of their hours and before their end, which they have no ticket for.
 * @param margin ms from the hour to its draw
 */
export const listDueOrders = (tx: Tx, margin: number, limit: number) =>
  tx.many<DueOrder>(
    `select o.id, o.game, b.id as batch_id, b.draws_at, o.jackpot, o.above
     from (
       select id, game, draws_at, (draws_at - $1::bigint * interval '1 millisecond') at time zone 'Africa/Lagos' as hour
       from batch where state = 'open' and opens_at <= (select game_clock()) and closes_at > (select game_clock())) b
     join standing_order o on o.game = b.game and o.state = 'active'
     where b.hour = date_trunc('hour', b.hour) and extract(hour from b.hour)::int = any(o.hours)
       and o.ends_at > b.draws_at
       and o.last_draw is distinct from b.draws_at and o.refused_batch is distinct from b.id
     order by o.created_at, o.id limit $2`,
    [margin, limit],
  )

/** Active, without a ticket for that draw, and not over before it; another node's is left to it. */
export const lockDueOrder = (tx: Tx, id: string, drawsAt: Date) =>
  tx.one<OrderRow>(
    `select * from standing_order where id = $1 and state = 'active' and last_draw is distinct from $2
       and ends_at > $2 for update skip locked`,
    [id, drawsAt],
  )

export const setOrderBought = async (
  tx: Tx,
  order: OrderRow,
  drawsAt: Date,
  ticketId: string,
  cost: Kobo,
) => {
  await tx.one('insert into order_ticket (order_id, draws_at, ticket_id) values ($1, $2, $3)', [
    order.id,
    drawsAt,
    ticketId,
  ])
  await tx.one(
    `update standing_order set spent = spent + $2, tickets = tickets + 1, last_draw = $3 where id = $1`,
    [order.id, cost, drawsAt],
  )
}

export const setOrderRefused = (tx: Tx, id: string, batchId: string) =>
  tx.one('update standing_order set refused_batch = $2 where id = $1', [id, batchId])

/** @returns the player and since when; undefined if the order was in none of the states `from` */
export const setOrderState = async (
  tx: Tx,
  id: string,
  from: readonly OrderState[],
  to: OrderState,
  why: string,
): Promise<{ player_id: number; since: Date } | undefined> =>
  tx.one(
    `update standing_order set state = $3, why = $4, since = game_clock()
     where id = $1 and state = any($2::text[]) returning player_id, since`,
    [id, from, to, why],
  )

/** All orders of a player that may still buy. */
export const setOrdersOf = (
  tx: Tx,
  playerId: number,
  from: readonly OrderState[],
  to: OrderState,
  why: string,
) =>
  tx.many(
    `update standing_order set state = $3, why = $4, since = game_clock()
     where player_id = $1 and state = any($2::text[])`,
    [playerId, from, to, why],
  )

/** The player agrees to these rules from now on. */
export const setOrderRules = (tx: Tx, id: string, hash: Uint8Array) =>
  tx.one(`update standing_order set rules_hash = decode($2, 'hex'), refused_batch = null where id = $1`, [
    id,
    hex(hash),
  ])

/** Open orders whose end has passed, locked so that no other node gets them. */
export const takeOver = (tx: Tx, limit: number) =>
  tx.many<{ id: string }>(
    `select id from standing_order where state in ('active', 'paused') and ends_at <= game_clock()
     order by ends_at limit $1 for update skip locked`,
    [limit],
  )

/**
 * Marks the orders of players who have not been told last month's sums, starting at nine o'clock in Lagos on the first
 * of the month.
 */
export const takeMonths = (tx: Tx, limit: number) =>
  tx.many<{ player_id: number; month: string }>(
    `with last as (
       select date_trunc('month', game_clock() at time zone 'Africa/Lagos' - interval '9 hours') - interval '1 month' as month
     ), untold as materialized (
       select o.id, o.player_id from standing_order o, last
       where o.tickets > 0 and (o.summed_to is null or o.summed_to < last.month::date)
         and o.created_at < (last.month + interval '1 month') at time zone 'Africa/Lagos'
         and o.last_draw > last.month at time zone 'Africa/Lagos'
         and exists (select from order_ticket x join ticket k on k.id = x.ticket_id where x.order_id = o.id
           and date_trunc('month', k.bought_at at time zone 'Africa/Lagos') = last.month)
       order by o.player_id limit $1 for update of o skip locked
     ), told as (
       update standing_order o set summed_to = last.month::date from untold u, last where o.id = u.id
     )
     select distinct player_id, to_char(last.month, 'YYYY-MM') as month from untold, last`,
    [limit],
  )

/** A month's totals over all orders of a player. */
export const findMonth = (tx: Tx, playerId: number, month: string) =>
  tx.one<Omit<OrderMonth, 'order_id'>>(
    `select to_char(k.bought_at at time zone 'Africa/Lagos', 'YYYY-MM') as month, count(*)::int as tickets,
       sum(k.stake)::bigint as staked,
       sum(case when k.status = 'refunded' then k.stake else k.won - k.later + k.cashback - k.tax end)::bigint as back
     from standing_order o join order_ticket x on x.order_id = o.id join ticket_result k on k.id = x.ticket_id
     where o.player_id = $1 and to_char(k.bought_at at time zone 'Africa/Lagos', 'YYYY-MM') = $2 group by 1`,
    [playerId, month],
  )
