// What all wallets held on a night, and the tree over it.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

/** Only one node at a time counts a night. */
export const lockLiabilities = (tx: Tx) => tx.one('select pg_advisory_xact_lock(7461005)')

interface Held {
  player_id: number
  phone: string
  play: Kobo
  bonus: Kobo
  winnings: Kobo
}

/** Every player's wallets at one moment, which is returned too. Winnings on their way to a bank are still owed. */
export const listHeld = (tx: Tx) =>
  tx.many<Held & { now: Date }>(
    `select p.id as player_id, p.phone, game_clock() as now,
       coalesce(sum(a.balance) filter (where a.wallet = 'play'), 0)::bigint as play,
       coalesce(sum(a.balance) filter (where a.wallet = 'bonus'), 0)::bigint as bonus,
       coalesce(sum(a.balance) filter (where a.wallet = 'winnings'), 0)::bigint
         + coalesce((select sum(w.amount) from withdrawal w
             where w.player_id = p.id and w.state in ('held', 'reserved', 'sent')), 0)::bigint as winnings
     from player p left join account a on a.player_id = p.id group by p.id, p.phone`,
  )

export type Leaf = Held & { nonce: Uint8Array }

export const insertLeaves = (tx: Tx, night: string, leaves: readonly Leaf[]) =>
  tx.many(
    `insert into liability_leaf (night, at, player_id, nonce, play, bonus, winnings)
     select $1::date, it.at - 1, it.player_id, it.nonce, it.play, it.bonus, it.winnings
     from unnest($2::bigint[], $3::bytea[], $4::bigint[], $5::bigint[], $6::bigint[])
       with ordinality as it (player_id, nonce, play, bonus, winnings, at)`,
    [
      night,
      leaves.map(it => it.player_id),
      leaves.map(it => it.nonce),
      leaves.map(it => it.play),
      leaves.map(it => it.bonus),
      leaves.map(it => it.winnings),
    ],
  )

export const insertLevel = (
  tx: Tx,
  night: string,
  level: number,
  nodes: readonly { hash: Uint8Array; sum: number }[],
) =>
  tx.many(
    `insert into liability_node (night, level, at, hash, sum)
     select $1::date, $2, it.at - 1, it.hash, it.sum
     from unnest($3::bytea[], $4::bigint[]) with ordinality as it (hash, sum, at)`,
    [night, level, nodes.map(it => it.hash), nodes.map(it => it.sum)],
  )

/** Drops leaves from nights before this one. */
export const dropLeaves = async (tx: Tx, night: string): Promise<void> => {
  await tx.many('delete from liability_leaf where night < $1::date', [night])
  await tx.many('delete from liability_node where night < $1::date', [night])
}

/** A player's leaf from the newest night in the log. */
export const findLeaf = (tx: Tx, playerId: number) =>
  tx.one<Leaf & { night: string; at: number; body: string }>(
    `select l.night::text as night, l.at, l.player_id, p.phone, l.nonce, l.play, l.bonus, l.winnings, e.body
     from liability_leaf l join player p on p.id = l.player_id
     join log_entry e on e.type = 'oriire/liabilities/v1' and e.subject = l.night::text and e.index is not null
     where l.player_id = $1 order by l.night desc limit 1`,
    [playerId],
  )

/** A leaf's siblings up to the root, bottom first. */
export const listNeighbours = (tx: Tx, night: string, at: number) =>
  tx.many<{ at: number; hash: Uint8Array; sum: number }>(
    `select at, hash, sum from liability_node
     where night = $1::date and at = (($2::int >> level::int) # 1) order by level`,
    [night, at],
  )
