// What a player has played: tickets and bids on items in one list.
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import type { TicketStatus } from './tickets.ts'

const tickets = (me: number, status: TicketStatus | undefined) => sql`
  from ticket_result t where t.player_id = ${me} and (${status}::text is null or t.status = ${status})`

/** Tickets that a friend made and this player shares. */
const shared = (me: number, status: TicketStatus | undefined) => sql`
  from syndicate_share s join ticket_result t on t.id = s.syndicate_id
  where s.player_id = ${me} and t.player_id <> ${me} and (${status}::text is null or t.status = ${status})`

const bids = (me: number, status: TicketStatus | undefined) => sql`
  from item_bid b join item i on i.id = b.item_id left join item_prize p on p.bid_id = b.id
  where b.player_id = ${me} and (${status}::text is null or ${status} = case
    when i.state = 'refunded' then 'refunded' when i.state <> 'drawn' then 'pending'
    when p.bid_id is null then 'lost' else 'won' end)`

/** Newest first. Takes the newest of each list by its index, then the newest of those. */
export const listPlayed = (
  tx: Tx,
  me: number,
  status: TicketStatus | undefined,
  limit: number,
  offset: number,
) => {
  const most = limit + offset
  return tx.many<{ id: string; is_bid: boolean }>`
    select id, is_bid from (
      (select t.id, t.bought_at, false as is_bid ${tickets(me, status)}
       order by t.bought_at desc, t.id limit ${most}::int)
      union all
      (select t.id, t.bought_at, false ${shared(me, status)}
       order by t.bought_at desc, t.id limit ${most}::int)
      union all
      (select b.id, b.bought_at, true ${bids(me, status)}
       order by b.bought_at desc, b.id limit ${most}::int)) played
    order by bought_at desc, id limit ${limit} offset ${offset}`
}

export const countPlayed = (tx: Tx, me: number, status: TicketStatus | undefined) =>
  tx.value<number>`
    select (select count(*) ${tickets(me, status)}) + (select count(*) ${shared(me, status)})
      + (select count(*) ${bids(me, status)}) as count`
