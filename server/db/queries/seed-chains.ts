import type { Tx } from '../db.ts'

export interface ChainRow {
  id: number
  anchor: Uint8Array
  tip: Uint8Array
  length: number
  /** Number of the last seed that was given to a batch. */
  used: number
  /** The newest seed that is public already; the anchor (number 0) before the first draw. */
  known_index: number
  known: Uint8Array
}

export const findChain = (tx: Tx, game: string) =>
  tx.one<ChainRow>(
    `select c.id, c.anchor, c.tip, c.length,
       greatest((select max(seed_index) from batch where seed_chain_id = c.id),
         (select max(seed_index) from jackpot_draw where seed_chain_id = c.id), 0) as used,
       coalesce(k.seed_index, 0) as known_index, coalesce(k.seed, c.anchor) as known
     from seed_chain c
     left join lateral (
       (select seed_index, seed from batch where seed_chain_id = c.id and seed is not null
         order by seed_index desc limit 1)
       union all
       (select seed_index, seed from jackpot_draw where seed_chain_id = c.id and seed is not null
         order by seed_index desc limit 1)
       order by seed_index desc limit 1
     ) k on true
     where c.game = $1 order by c.id desc limit 1`,
    [game],
  )

export const insertChain = async (
  tx: Tx,
  it: { game: string; anchor: Uint8Array; tip: Uint8Array; length: number },
): Promise<ChainRow> => {
  const row = await tx.one<{ id: number }>(
    `insert into seed_chain (game, anchor, tip, length) values ($1, $2, $3, $4) returning id`,
    [it.game, it.anchor, it.tip, it.length],
  )
  return { ...it, id: row!.id, used: 0, known_index: 0, known: it.anchor }
}
