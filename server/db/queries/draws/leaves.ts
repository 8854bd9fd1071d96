// What a batch's tickets hide in its tree: read at sealing; after that the tree itself is stored.
import type { Kobo } from '#src/lib/money.ts'
import { SOCCER, type PredictionsRow } from '#server/db/queries/matches/predictions.ts'
import { SHARES, type MemberRow } from '#server/db/queries/buying/syndicates.ts'
import type { Tx } from '#server/db/db.ts'

interface LeafRow {
  id: string
  masks: number[]
  lines: number
  stake_per_line: Kobo
  nonce: Uint8Array
  soccer: PredictionsRow | null
  shares: MemberRow[] | null
}

/** A batch's tickets by leaf index, at most `limit` starting at `first`. */
export const listLeaves = (tx: Tx, batchId: string, first: number, limit: number) =>
  tx.many<LeafRow>`
    select id, masks, lines, stake_per_line, nonce, ${SOCCER}, ${SHARES} from ticket t
    where batch_id = ${batchId} and leaf_index >= ${first} and leaf_index < ${first}::int + ${limit}::int
    order by leaf_index`

/** @param nodes 32 bytes each, level by level from the leaves to the root */
export const insertTree = (tx: Tx, batchId: string, nodes: Uint8Array) =>
  tx.many`insert into batch_tree (batch_id, nodes) values (${batchId}, ${nodes})`

/** Nodes of a sealed batch's tree, by place. */
export const listNodes = (tx: Tx, batchId: string, places: readonly number[]) =>
  tx.values<Uint8Array>`
    select substring(nodes from place * 32 + 1 for 32) as node
    from batch_tree, unnest(${places}::int[]) with ordinality as p(place, n)
    where batch_id = ${batchId} order by n`
