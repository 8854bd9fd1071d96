// What was owed to all players on a night, and the tree over it.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'

/** Only one node at a time counts a night. */
export const lockLiabilities = (tx: Tx) => tx.one`select pg_advisory_xact_lock(7461005)`

/** Kobo. */
interface Held {
  player_id: number
  phone: string
  play: Kobo
  bonus: Kobo
  winnings: Kobo
  leaving: Kobo
  stakes: Kobo
  prizes: Kobo
}

export type Leaf = Held & { nonce: Uint8Array }

const PARTS = ['play', 'bonus', 'winnings', 'leaving', 'stakes', 'prizes'] as const
const COLUMNS = asIs(PARTS.join(', '))
const SUM = asIs(PARTS.join(' + '))
const OF_LEAF = asIs(PARTS.map(it => `l.${it}`).join(', '))
const SUMS = asIs(
  PARTS.map(it => `coalesce(sum(o.amount) filter (where o.part = '${it}'), 0)::bigint as ${it}`).join(', '),
)

/** A stake is owed until its ticket is settled; a shared ticket's members own a part each, even before it is bought. */
const OWED = sql`
  select player_id, wallet as part, balance as amount from account where balance > 0
  union all
  select player_id, 'leaving', amount from withdrawal where state in ('held', 'reserved', 'sent')
  union all
  select a.player_id, 'stakes', d.amount from advance_draw d join advance a on a.id = d.advance_id
  where d.state = 'waiting'
  union all
  select b.player_id, 'stakes', b.cost from item i join item_bid b on b.item_id = i.id
  where i.state in ('open', 'sealed')
  union all
  select x.player_id, 'stakes', x.amount from syndicate s join syndicate_share x on x.syndicate_id = s.id
  where s.state = 'open' and x.player_id is not null
  union all
  select coalesce(x.player_id, t.player_id), 'stakes', coalesce(x.amount, t.stake)
  from batch b join ticket t on t.batch_id = b.id left join syndicate_share x on x.syndicate_id = t.id
  where b.state in ('open', 'sealed', 'drawn')
    or b.state = 'kept' and soccer_status(t.id, t.bought_at, 0) = 'pending'
  union all
  select player_id, 'prizes',
    case when chosen is null then once when chosen = 'monthly' then (months - paid_months) * monthly else 0 end
  from annuity
  union all
  select p.player_id, 'prizes', i.price from item_prize p join item i on i.id = p.item_id
  where p.state in ('won', 'claimed')`

/** Exactly as src/proof/liabilities.ts writes it, with the names in the same order. */
const leafText = (night: string) => sql`
  '{"bonus":' || bonus || ',"leaving":' || leaving || ',"night":"' || ${night}::date || '","nonce":"'
  || encode(nonce, 'hex') || '","phone":' || to_json(phone) || ',"play":' || play || ',"prizes":' || prizes || ',"stakes":' || stakes
  || ',"winnings":' || winnings || '}'`

/** Joins neighbours of a level `below` (at, hash, sum) into one node; a last one alone stays: src/draws/sum-tree.ts. */
const JOINED = sql`
  select at / 2 as at, sum + coalesce(next_sum, 0) as sum,
    case when next_hash is null then hash
      else sha256('\\x03'::bytea || hash || int8send(sum) || next_hash || int8send(next_sum)) end as hash
  from (select *, lead(hash) over (order by at) as next_hash, lead(sum) over (order by at) as next_sum
    from below) pairs
  where at % 2 = 0`

interface CountedNow {
  now: Date
  players: number
  /** Kobo. */
  total: Kobo
}

/**
 * Records what every player is owed at one moment, with the first level of nodes above the leaves. The database does
 * all the work: a million players never pass through the service's thread.
 * @param seed secret random bytes that each leaf's nonce is derived from; leaves are in the order of their nonces
 */
export const countLeaves = async (tx: Tx, night: string, seed: Uint8Array): Promise<CountedNow> =>
  (await tx.one<CountedNow>`
    with owed as (${OWED}
    ), held as (
      select p.id as player_id, p.phone, substring(sha256(${seed}::bytea || int8send(p.id)) for 16) as nonce,
        ${SUMS}
      from player p left join owed o on o.player_id = p.id group by p.id
    ), placed as materialized (
      select *, sha256('\\x02'::bytea || sha256(convert_to(${leafText(night)}, 'UTF8')) || int8send(sum)) as hash
      from (select *, (row_number() over (order by nonce) - 1)::int as at, ${SUM} as sum from held) it
    ), leaves as (
      insert into liability_leaf (night, at, player_id, nonce, hash, ${COLUMNS})
      select ${night}::date, at, player_id, nonce, hash, ${COLUMNS} from placed
    ), below as (
      select at, sum, hash from placed where (select count(*) from placed) > 1
    ), nodes as (
      insert into liability_node (night, level, at, hash, sum)
      select ${night}::date, 1, at, hash, sum from (${JOINED}) it
    )
    select game_clock() as now, count(*) as players, coalesce(sum(sum), 0)::bigint as total from placed`)!

/** Nodes made per statement, which occupies the embedded database's only session for some milliseconds. */
export const NODES = 1_000

/** Builds a level's nodes from this place on, out of the level below. */
export const insertNodes = (tx: Tx, night: string, level: number, from: number) =>
  tx.many`
    with below as (
      select at, hash, sum from liability_node
      where night = ${night}::date and level = ${level}::smallint - 1 and at >= 2 * ${from}::int
        and at < 2 * (${from}::int + ${asIs(NODES)}))
    insert into liability_node (night, level, at, hash, sum)
    select ${night}::date, ${level}::smallint, at, hash, sum from (${JOINED}) it`

export const findNode = (tx: Tx, night: string, level: number) =>
  tx.one<{ hash: Uint8Array; sum: Kobo }>`
    select hash, sum from liability_node where night = ${night}::date and level = ${level} and at = 0`

export const dropLeaves = async (tx: Tx, night: string): Promise<void> => {
  await tx.many`delete from liability_leaf where night < ${night}::date`
  await tx.many`delete from liability_node where night < ${night}::date`
}

/** A player's leaf from the newest night in the log. */
export const findLeaf = (tx: Tx, playerId: number) =>
  tx.one<Leaf & { night: string; at: number; hash: Uint8Array; body: string }>`
    select l.night::text as night, l.at, l.player_id, p.phone, l.nonce, l.hash, ${OF_LEAF}, e.body
    from liability_leaf l join player p on p.id = l.player_id
    join log_entry e on e.type = 'oriire/liabilities/v2' and e.subject = l.night::text and e.index is not null
    where l.player_id = ${playerId} order by l.night desc limit 1`

/** What the leaf at a place adds to the tree; undefined beyond the last. */
export const findLeafAt = (tx: Tx, night: string, at: number) =>
  tx.one<{ hash: Uint8Array; sum: Kobo }>`
    select hash, (${SUM})::bigint as sum from liability_leaf where night = ${night}::date and at = ${at}`

/** The siblings of the nodes above a leaf up to the root, bottom first. */
export const listNeighbours = (tx: Tx, night: string, at: number) =>
  tx.many<{ at: number; hash: Uint8Array; sum: number }>`
    select at, hash, sum from liability_node
    where night = ${night}::date and at = ((${at}::int >> level::int) # 1) order by level`
