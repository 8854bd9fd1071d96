// What a player has played: tickets and bids on items in one list.
import type { Tx } from '#server/db/db.ts'
import type { TicketStatus } from './tickets.ts'

const TICKETS = `from ticket_result t where t.player_id = $1 and ($2::text is null or t.status = $2)`

/** Tickets that a friend made and this player shares. */
const SHARED = `from syndicate_share s join ticket_result t on t.id = s.syndicate_id
  where s.player_id = $1 and t.player_id <> $1 and ($2::text is null or t.status = $2)`

const BIDS = `from item_bid b join item i on i.id = b.item_id left join item_prize p on p.bid_id = b.id
  where b.player_id = $1 and ($2::text is null or $2 = case
    when i.state = 'refunded' then 'refunded' when i.state <> 'drawn' then 'pending'
    when p.bid_id is null then 'lost' else 'won' end)`

/** Newest first. Takes the newest of each list by its index, then the newest of those. */
export const listPlayed = (
  tx: Tx,
  playerId: number,
  status: TicketStatus | undefined,
  limit: number,
  offset: number,
) =>
  tx.many<{ id: string; is_bid: boolean }>(
    `select id, is_bid from (
       (select t.id, t.bought_at, false as is_bid ${TICKETS} order by t.bought_at desc, t.id limit $3::int)
       union all
       (select t.id, t.bought_at, false ${SHARED} order by t.bought_at desc, t.id limit $3::int)
       union all
       (select b.id, b.bought_at, true ${BIDS} order by b.bought_at desc, b.id limit $3::int)) played
     order by bought_at desc, id limit $4 offset $5`,
    [playerId, status ?? null, offset + limit, limit, offset],
  )

export const countPlayed = async (
  tx: Tx,
  playerId: number,
  status: TicketStatus | undefined,
): Promise<number> =>
  (await tx.one<{ count: number }>(
    `select (select count(*) ${TICKETS}) + (select count(*) ${SHARED}) + (select count(*) ${BIDS}) as count`,
    [playerId, status ?? null],
  ))!.count
