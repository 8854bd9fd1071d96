// What was owed to all players on a night, and the tree over it.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

/** Only one node at a time counts a night. */
export const lockLiabilities = (tx: Tx) => tx.one('select pg_advisory_xact_lock(7461005)')

/** Kobo. */
export interface Held {
  player_id: number
  phone: string
  play: Kobo
  bonus: Kobo
  winnings: Kobo
  leaving: Kobo
  stakes: Kobo
  prizes: Kobo
}

const PARTS = ['play', 'bonus', 'winnings', 'leaving', 'stakes', 'prizes'] as const

/** What is owed to every player at one moment, which is returned too. A stake is owed until its ticket is settled. */
export const listHeld = (tx: Tx) =>
  tx.many<Held & { now: Date }>(
    `with owed as (
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
       select t.player_id, 'stakes', t.stake from batch b join ticket t on t.batch_id = b.id
       where b.state in ('open', 'sealed', 'drawn')
         or b.state = 'kept' and soccer_status(t.id, t.bought_at, 0) = 'pending'
       union all
       select player_id, 'prizes',
         case when chosen is null then once when chosen = 'monthly' then (months - paid_months) * monthly else 0 end
       from annuity
       union all
       select p.player_id, 'prizes', i.price from item_prize p join item i on i.id = p.item_id
       where p.state in ('won', 'claimed'))
     select p.id as player_id, p.phone, game_clock() as now,
       ${PARTS.map(it => `coalesce(sum(o.amount) filter (where o.part = '${it}'), 0)::bigint as ${it}`).join(', ')}
     from player p left join owed o on o.player_id = p.id group by p.id`,
  )

export type Leaf = Held & { nonce: Uint8Array }

/** Rows in one statement: writing them out holds the thread for some milliseconds. */
const PIECE = 5_000

/** @param from the first row's place */
const inRows = async <T>(
  all: readonly T[],
  insert: (from: number, rows: readonly T[]) => Promise<unknown>,
) => {
  for (let from = 0; from < all.length; from += PIECE) await insert(from, all.slice(from, from + PIECE))
}

/** @param leaves in the order of their places */
export const insertLeaves = (tx: Tx, night: string, leaves: readonly Leaf[]) =>
  inRows(leaves, (from, rows) =>
    tx.many(
      `insert into liability_leaf (night, at, player_id, nonce, ${PARTS.join(', ')})
       select $1::date, $2::int + it.at - 1, it.player_id, it.nonce, ${PARTS.map(it => `it.${it}`).join(', ')}
       from unnest($3::bigint[], $4::bytea[], ${PARTS.map((_, at) => `$${at + 5}::bigint[]`).join(', ')})
         with ordinality as it (player_id, nonce, ${PARTS.join(', ')}, at)`,
      [
        night,
        from,
        rows.map(it => it.player_id),
        rows.map(it => it.nonce),
        ...PARTS.map(part => rows.map(it => it[part])),
      ],
    ),
  )

export const insertLevel = (
  tx: Tx,
  night: string,
  level: number,
  nodes: readonly { hash: Uint8Array; sum: number }[],
) =>
  inRows(nodes, (from, rows) =>
    tx.many(
      `insert into liability_node (night, level, at, hash, sum)
       select $1::date, $2, $3::int + it.at - 1, it.hash, it.sum
       from unnest($4::bytea[], $5::bigint[]) with ordinality as it (hash, sum, at)`,
      [night, level, from, rows.map(it => it.hash), rows.map(it => it.sum)],
    ),
  )

/** Drops leaves from nights before this one. */
export const dropLeaves = async (tx: Tx, night: string): Promise<void> => {
  await tx.many('delete from liability_leaf where night < $1::date', [night])
  await tx.many('delete from liability_node where night < $1::date', [night])
}

/** A player's leaf from the newest night in the log. */
export const findLeaf = (tx: Tx, playerId: number) =>
  tx.one<Leaf & { night: string; at: number; body: string }>(
    `select l.night::text as night, l.at, l.player_id, p.phone, l.nonce, ${PARTS.map(it => `l.${it}`).join(', ')}, e.body
     from liability_leaf l join player p on p.id = l.player_id
     join log_entry e on e.type = 'oriire/liabilities/v2' and e.subject = l.night::text and e.index is not null
     where l.player_id = $1 order by l.night desc limit 1`,
    [playerId],
  )

/** The leaf at a place; undefined beyond the last. */
export const findLeafAt = (tx: Tx, night: string, at: number) =>
  tx.one<Leaf>(
    `select l.player_id, p.phone, l.nonce, ${PARTS.map(it => `l.${it}`).join(', ')}
     from liability_leaf l join player p on p.id = l.player_id where l.night = $1::date and l.at = $2`,
    [night, at],
  )

/** The siblings of the nodes above a leaf up to the root, bottom first. */
export const listNeighbours = (tx: Tx, night: string, at: number) =>
  tx.many<{ at: number; hash: Uint8Array; sum: number }>(
    `select at, hash, sum from liability_node
     where night = $1::date and at = (($2::int >> level::int) # 1) order by level`,
    [night, at],
  )
