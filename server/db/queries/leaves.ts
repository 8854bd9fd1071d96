// What a batch's tickets hide in its tree: read when it is sealed, kept as their hashes from then on.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

interface LeafRow {
  id: string
  masks: number[]
  stake_per_line: Kobo
  nonce: Uint8Array
}

/** Tickets of a batch in the order of their leaf index, at most `limit` from `first` on. */
export const listLeaves = (tx: Tx, batchId: string, first: number, limit: number) =>
  tx.many<LeafRow>(
    `select id, masks, stake_per_line, nonce from ticket
     where batch_id = $1 and leaf_index >= $2 and leaf_index < $2::int + $3::int order by leaf_index`,
    [batchId, first, limit],
  )

/** @param hashes 32 bytes for each ticket */
export const insertLeafHashes = (tx: Tx, batchId: string, hashes: Uint8Array) =>
  tx.many('insert into batch_leaves (batch_id, hashes) values ($1, $2)', [batchId, hashes])

const HASH = 32 // bytes

/** Of all tickets of a sealed batch, in the order of their leaf index. */
export const findLeafHashes = async (tx: Tx, batchId: string): Promise<Uint8Array[]> => {
  const row = await tx.one<{ hashes: Uint8Array }>('select hashes from batch_leaves where batch_id = $1', [
    batchId,
  ])
  const hashes = row?.hashes ?? new Uint8Array()
  return Array.from({ length: hashes.length / HASH }, (_, at) => hashes.subarray(at * HASH, (at + 1) * HASH))
}
