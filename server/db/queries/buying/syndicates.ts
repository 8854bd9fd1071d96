// Tickets that several players share, and their shares.
import { hex } from '#src/lib/bytes.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface MemberRow {
  name: string
  /** 16 bytes, hex. */
  salt: string
  /** Kobo of the price. */
  amount: Kobo
  player_id: number
}

/** The shares of the ticket `t`, in order; null for a ticket with a single owner. */
export const SHARES = sql`
  (select jsonb_agg(jsonb_build_object('name', x.name, 'salt', encode(x.salt, 'hex'), 'amount', x.amount,
    'player_id', x.player_id) order by x.place) from syndicate_share x where x.syndicate_id = t.id) as shares`

export interface ShareRow {
  syndicate_id: string
  place: number
  name: string
  salt: Uint8Array
  amount: Kobo
  code: string
  player_id: number | null
}

export interface SyndicateRow {
  id: string
  player_id: number
  slip_id: string
  game: string
  masks: number[]
  lines: number
  stake_per_line: Kobo
  rules_hash: Uint8Array
  ends_at: Date
  state: 'open' | 'bought' | 'off'
  why: string
  created_at: Date
}

/** @returns false if its slip already has an open one */
export const insertSyndicate = async (
  tx: Tx,
  it: Omit<SyndicateRow, 'state' | 'why' | 'created_at' | 'ends_at'>,
  shares: readonly Omit<ShareRow, 'syndicate_id' | 'place' | 'player_id'>[],
  hours: number,
): Promise<boolean> => {
  const isFirst = await tx.one`
    insert into syndicate (id, player_id, slip_id, game, masks, lines, stake_per_line, rules_hash, ends_at)
    values (${it.id}, ${it.player_id}, ${it.slip_id}, ${it.game}, ${`{${it.masks.join()}}`}::text::bigint[],
      ${it.lines}, ${it.stake_per_line}, decode(${hex(it.rules_hash)}, 'hex'),
      game_clock() + make_interval(hours => ${hours}))
    on conflict (slip_id) where state = 'open' do nothing returning true as done`
  if (!isFirst) return false
  await tx.many`
    insert into syndicate_share (syndicate_id, place, name, salt, amount, code)
    select ${it.id}, place, name, decode(salt, 'hex'), amount, code
    from unnest(${shares.map(share => share.name)}::text[], ${shares.map(share => hex(share.salt))}::text[],
      ${shares.map(share => share.amount)}::bigint[], ${shares.map(share => share.code)}::text[])
      with ordinality s(name, salt, amount, code, place)`
  return true
}

/** The syndicates that a player made or has a share of. */
const own = (me: number) => sql`
  from syndicate s where s.id in (
    select id from syndicate where player_id = ${me} union select syndicate_id from syndicate_share
    where player_id = ${me})`

export const listSyndicates = (tx: Tx, playerId: number, limit: number, offset: number) =>
  tx.many<SyndicateRow>`
    select * ${own(playerId)} order by s.state <> 'open', s.created_at desc, s.id
    limit ${limit} offset ${offset}`

export const countSyndicates = (tx: Tx, playerId: number) =>
  tx.value<number>`select count(*) as count ${own(playerId)}`

export const countOpenSyndicates = (tx: Tx, playerId: number) =>
  tx.value<number>`
    select count(*) as count from syndicate where player_id = ${playerId} and state = 'open'`

export const findSyndicate = (tx: Tx, id: string) =>
  tx.one<SyndicateRow>`select * from syndicate where id = ${id}`

/** Until the transaction ends, nobody else can pay a share of it or call it off. */
export const lockSyndicate = (tx: Tx, id: string) =>
  tx.one<SyndicateRow & { is_late: boolean }>`
    select *, ends_at <= game_clock() as is_late from syndicate where id = ${id} for update`

export const findByCode = (tx: Tx, code: string) =>
  tx.one<SyndicateRow>`
    select s.* from syndicate s join syndicate_share x on x.syndicate_id = s.id where x.code = ${code}`

export const listShares = (tx: Tx, ids: readonly string[]) =>
  tx.many<ShareRow>`
    select * from syndicate_share where syndicate_id = any(${ids}::uuid[]) order by syndicate_id, place`

export const setShareTaken = (tx: Tx, id: string, place: number, playerId: number) =>
  tx.one`
    update syndicate_share set player_id = ${playerId}, paid_at = game_clock()
    where syndicate_id = ${id} and place = ${place}`

export const setSyndicateBought = (tx: Tx, id: string) =>
  tx.one`
    update syndicate set state = 'bought', batch_id = (select batch_id from ticket where id = ${id})
    where id = ${id}`

export const setSyndicateOff = (tx: Tx, id: string, why: string) =>
  tx.one`update syndicate set state = 'off', why = ${why} where id = ${id}`

/** Open syndicates that a player made or has paid a share of. */
export const listOpenOf = (tx: Tx, playerId: number) =>
  tx.many<{ id: string }>`
    select id from syndicate s where state = 'open' and (player_id = ${playerId}
      or exists (select from syndicate_share where syndicate_id = s.id and player_id = ${playerId}))
    order by id`

/** In no order, or those that cannot be called off would always come first. */
export const listLate = (tx: Tx, limit: number) =>
  tx.many<{ id: string }>`
    select id from syndicate where state = 'open' and ends_at <= (select game_clock())
    order by random() limit ${limit}`

/** Open syndicates, so with a share unpaid, that have come within `hours` of their end since `from`. */
export const listShortSince = (tx: Tx, from: Date, hours: number) =>
  tx.many<{ id: string; ends_at: Date }>`
    select id, ends_at from syndicate where state = 'open' and ends_at > game_clock()
      and ends_at > ${from}::timestamptz + make_interval(hours => ${hours})
      and ends_at <= game_clock() + make_interval(hours => ${hours})`

/** Whether any of them is barred from play; until the transaction ends, nobody else of them can be barred. */
export const isAnyBarred = async (tx: Tx, playerIds: readonly number[]): Promise<boolean> => {
  const mine = sql`from safer_play where player_id = any(${playerIds}::bigint[])`
  await tx.many`select ${mine} order by player_id for update`
  return tx.any`
    select ${mine} and play_barred(register_until, excluded_at, reopens_at, break_until, game_clock())
      is not null`
}

interface SharedTicket {
  id: string
  /** Whose wallet the payout went to. */
  player_id: number
  stake: Kobo
  /** Prizes and cashback less tax. */
  net: Kobo
  shares: MemberRow[]
}

export const listShared = (tx: Tx, batchId: string) =>
  tx.many<SharedTicket>`
    select t.id, t.player_id, t.stake, ${SHARES},
      coalesce(p.won - p.later + p.cashback - p.tax, 0)::bigint as net
    from syndicate s join ticket t on t.id = s.id
    left join payout p on p.batch_id = t.batch_id and p.leaf_index = t.leaf_index
    where s.batch_id = ${batchId} order by t.leaf_index`
