// Tickets as seen by their owner, or by anyone with the game play ID.
import type { Kobo } from '#src/lib/money.ts'
import { SOCCER, type PredictionsRow } from '#server/db/queries/matches/predictions.ts'
import { SHARES, type MemberRow } from './syndicates.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export type TicketStatus = 'pending' | 'won' | 'lost' | 'refunded'

export interface TicketRow {
  id: string
  player_id: number
  phone: string
  batch_id: string
  game: string
  masks: number[]
  lines: number
  stake_per_line: Kobo
  stake: Kobo
  wallet: 'play' | 'bonus'
  leaf_index: number
  nonce: Uint8Array
  bought_at: Date
  status: TicketStatus
  won: Kobo
  cashback: Kobo
  tax: Kobo
  /** The part of the win that awaits or follows the winner's choice. */
  later: Kobo
  /** Jackpot wins, before `jackpot_tax`. */
  jackpot: Kobo
  jackpot_tax: Kobo
  /** What each of them brought, less its tax. */
  jackpots: Kobo[]
  /** What it predicts, if it depends on matches. */
  soccer: PredictionsRow | null
  /** It came with a bid, and a campaign paid for it. */
  free: boolean
  /** The players who share it, in order; null if there is only one. */
  shares: MemberRow[] | null
}

// A ticket's result follows from its batch and payout: see the view `ticket_result`.
const columns = sql`
  t.id, t.player_id, p.phone, t.batch_id, t.game, t.masks, t.lines, t.stake_per_line, t.stake, t.wallet,
  t.leaf_index, t.nonce, t.bought_at, t.status, t.won, t.cashback, t.tax, t.later,
  coalesce(j.paid, 0)::bigint as jackpot, coalesce(j.tax, 0)::bigint as jackpot_tax, coalesce(j.each, '{}') as jackpots,
  exists (select from free_line f where f.slip_id = t.id) as free, ${SOCCER}, ${SHARES}`

const FROM = sql`
  from ticket_result t join player p on p.id = t.player_id
  left join lateral (
    select sum(paid) as paid, sum(tax) as tax, array_agg(paid - tax) as each from jackpot_draw
    where ticket_id = t.id) j on true`

/** For anyone who has the ID. */
export const findTicket = (tx: Tx, id: string) =>
  tx.one<TicketRow>`select ${columns} ${FROM} where t.id = ${id}`

/** The player's own ticket, or one they have a share of. */
export const findTicketOf = (tx: Tx, playerId: number, id: string) =>
  tx.one<TicketRow>`
    select ${columns} ${FROM} where t.id = ${id} and (t.player_id = ${playerId}
      or exists (select from syndicate_share where syndicate_id = t.id and player_id = ${playerId}))`

export const listTickets = (tx: Tx, ids: readonly string[]) =>
  tx.many<TicketRow>`select ${columns} ${FROM} where t.id = any(${ids}::uuid[])`

/** The player's ticket, own or shared, whose draw ended last. */
export const findLastDrawn = (tx: Tx, playerId: number) =>
  tx.one<TicketRow>`
    with drawn as (
      (select id, bought_at from ticket_result where player_id = ${playerId} and status <> 'pending'
       order by bought_at desc, id limit 1)
      union all
      (select r.id, r.bought_at from syndicate_share x join ticket_result r on r.id = x.syndicate_id
       where x.player_id = ${playerId} and r.status <> 'pending' order by r.bought_at desc, r.id limit 1))
    select ${columns} ${FROM} where t.id = (select id from drawn order by bought_at desc, id limit 1)`
