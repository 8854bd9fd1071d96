// All that a phone needs to check a ticket by itself.
import type { Proof } from '#src/contract/draws.ts'
import { commitmentHash } from '#src/draws/documents.ts'
import { levelsOf, pathIn } from '#src/draws/merkle.ts'
import { hex } from '#src/lib/bytes.ts'
import { findRulesDocument, type PublicBatchRow } from '../db/queries/batches-public.ts'
import { findLeafHashes } from '../db/queries/leaves.ts'
import type { TicketRow } from '../db/queries/tickets.ts'
import type { Tx } from '../db/db.ts'
import type { Signer } from '../service.ts'
import { batchOnWire } from './batch.ts'
import { Lru } from './lru.ts'
import { leafOf, receiptOf } from './receipt.ts'

type Tree = Uint8Array[][]

/** The trees of sealed batches never change, so a node keeps those that were asked for last: everybody looks after a draw. */
export const treeMemory = () => new Lru<Tree>(32)

export const proofOf = async (
  tx: Tx,
  signer: Signer,
  trees: Lru<Tree>,
  ticket: TicketRow,
  row: PublicBatchRow,
): Promise<Proof> => {
  const batch = batchOnWire(row)
  if (batch.head) await signer.know(batch.head.key)
  const leaf = leafOf(row.id, commitmentHash(batch.commitment), ticket)
  const rules = await findRulesDocument(tx, row.rules_hash)
  return {
    receipt: receiptOf(signer, leaf, ticket.leaf_index),
    batch,
    path: row.head ? (await pathOf(tx, trees, ticket, row)).map(hex) : null,
    rules: rules!.body,
    keys: signer.publicKeys,
    prize: row.state === 'settled' ? { won: ticket.won, cashback: ticket.cashback } : null,
  }
}

const pathOf = async (tx: Tx, trees: Lru<Tree>, ticket: TicketRow, row: PublicBatchRow) => {
  const levels = await trees.get(row.id, async () => levelsOf(await findLeafHashes(tx, row.id)))
  return pathIn(levels, ticket.leaf_index)
}
