// Every row about one player. Tables are found by their columns, so a table added later is in the copy too.
import { WHY_TOLD } from '#src/contract/players/syndicates.ts'
import type { Tx } from '#server/db/db.ts'
import { asIs, sql, type Part } from '#server/db/sql.ts'

export type Rows = Record<string, unknown>[]

/** Columns that say whose row it is. */
const BY_ID = ['player_id', 'friend_id', 'referrer_id', 'used_by']
/** Left out: anything that opens something would make the copy worth stealing. So are bytes (hashes, keys, pictures). */
const SECRET = ['password_hash', 'pin_hash', 'endpoint', 'session_id']
/** Left out too: other people, and what they did. */
const OTHERS = ['friend_id', 'referrer_id', 'blocked_id', 'top_up', 'who', 'unbuyable_by']

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

interface Place {
  table: string
  by: string
  columns: string[]
}

const listPlaces = (tx: Tx): Promise<Place[]> =>
  tx.many<Place>`
    select c.table_name::text as table, c.column_name::text as by,
      (select array_agg(o.column_name::text order by o.ordinal_position) from information_schema.columns o
       where o.table_schema = 'public' and o.table_name = c.table_name
         and o.udt_name not in ('bytea', '_bytea') and o.column_name <> all(${[...SECRET, ...OTHERS]})) as columns
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.column_name = any(${BY_ID}) or (c.table_name, c.column_name) = ('player', 'id'))
    order by c.table_name <> 'player', c.table_name, c.column_name`

/** A wallet by its name, unless it is somebody else's: that would be their number, and so their code for inviting friends. */
const accountFor = (me: number, account: Part) =>
  sql`case when ${account}.player_id <> ${me} then 'another player' else ${account}.code end`

/** Rows that belong to the player only through another row or an address. */
const through = (me: number) => ({
  transfer: sql`
    select t.id, ${accountFor(me, asIs('d'))} as from_account, ${accountFor(me, asIs('c'))} as to_account, t.amount,
      t.kind, case when t.kind <> 'referral' then t.cause end as cause, t.at from transfer t
    join account d on d.id = t.debit_account join account c on c.id = t.credit_account
    where d.player_id = ${me} or c.player_id = ${me} order by t.id`,
  payout: sql`
    select p.batch_id, t.id as ticket_id, s.amount as own_stake, p.stake, p.won, p.cashback, p.tax, p.later
    from ticket_stake s join ticket t on t.id = s.ticket_id
    join payout p on p.batch_id = t.batch_id and p.leaf_index = t.leaf_index where s.player_id = ${me}
    order by t.bought_at`,
  soccer_pick: sql`
    select k.slip_id, m.home, m.away, m.kick_off, k.scores from soccer_pick k join slip s on s.id = k.slip_id
    join soccer_match m on m.number = k.match_number where s.player_id = ${me} order by s.created_at, k.slip_id, k.at`,
  syndicate: sql`
    select s.id, s.player_id = ${me} as made_by_you, s.game, s.masks, s.lines, s.stake_per_line, s.state,
    case when s.why = any(${WHY_TOLD}::text[]) then s.why else 'other' end as why,
    s.batch_id, s.created_at, s.ends_at from syndicate s where s.player_id = ${me}
    or s.id in (select syndicate_id from syndicate_share where player_id = ${me}) order by s.created_at`,
  advance_draw: sql`
    select d.* from advance_draw d join advance a on a.id = d.advance_id where a.player_id = ${me}`,
  order_ticket: sql`
    select x.* from order_ticket x join standing_order o on o.id = x.order_id where o.player_id = ${me}`,
  payout_attempt: sql`
    select p.* from payout_attempt p join withdrawal w on w.id = p.withdrawal_id where w.player_id = ${me}`,
  one_time_code: sql`
    select o.recipient, o.purpose, o.channel, o.created_at, o.used_at from one_time_code o join player p
    on o.recipient in (p.phone, p.email) where p.id = ${me} order by o.id`,
  mail_outbox: sql`
    select m.recipient, m.kind, m.created_at, m.sent_at from mail_outbox m join player p on m.recipient in (p.email, p.phone)
    where p.id = ${me} order by m.created_at`,
  newsletter_address: sql`
    select n.email, n.asked_at, n.confirmed_at from newsletter_address n
    join player p on p.email = n.email where p.id = ${me}`,
})

/** JSON has no infinity. */
const told = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, it]) => [name, it === Infinity || it === 'infinity' ? 'for ever' : it]),
  )

/** By table, omitting empty ones; call it in a transaction, so that everything is from one moment. */
export const everythingAbout = async (tx: Tx, playerId: number): Promise<Record<string, Rows>> => {
  const found: Record<string, Rows> = {}
  for (const { table, by, columns } of await listPlaces(tx)) {
    const rows = await tx.many<Record<string, unknown>>`
      select ${asIs(columns.map(quoted).join(', '))} from ${asIs(quoted(table))}
      where ${asIs(quoted(by))} = ${playerId}`
    if (rows.length > 0) found[table] = [...(found[table] ?? []), ...rows.map(told)]
  }
  for (const [table, asked] of Object.entries(through(playerId))) {
    const rows = await tx.many<Record<string, unknown>>`${asked}`
    if (rows.length > 0) found[table] = rows
  }
  return found
}
