// All that a phone needs to check a ticket by itself.
import type { Leaf, Proof } from '#src/contract/draws.ts'
import { commitmentHash } from '#src/draws/documents.ts'
import { levelsOf, pathIn } from '#src/draws/merkle.ts'
import { hex } from '#src/lib/bytes.ts'
import { lineOf } from '#src/picks/mask.ts'
import { findRulesDocument, listLeafHashes, type PublicBatchRow } from '../db/queries/batches-public.ts'
import type { TicketRow } from '../db/queries/tickets.ts'
import type { Tx } from '../db/db.ts'
import type { Signer } from '../service.ts'
import { batchOnWire } from './batch.ts'
import { Lru } from './lru.ts'

type Tree = Uint8Array[][]

/** The trees of sealed batches never change, so a node keeps those that were asked for last: everybody looks after a draw. */
export const treeMemory = () => new Lru<Tree>(32)

export const linesOf = (ticket: { masks: readonly number[] }): number[][] =>
  ticket.masks.map(mask => lineOf(BigInt(mask)))

export const proofOf = async (
  tx: Tx,
  signer: Signer,
  trees: Lru<Tree>,
  ticket: TicketRow,
  row: PublicBatchRow,
): Promise<Proof> => {
  const batch = batchOnWire(row)
  const leaf: Leaf = {
    batch: row.id,
    commitment: commitmentHash(batch.commitment),
    ticket: ticket.id,
    lines: linesOf(ticket),
    stake: ticket.stake_per_line,
    nonce: hex(ticket.nonce),
  }
  const rules = await findRulesDocument(tx, row.rules_hash)
  return {
    receipt: {
      leaf,
      index: ticket.leaf_index,
      key: ticket.receipt_key,
      signature: hex(ticket.receipt_signature),
    },
    batch,
    path: row.head ? (await pathOf(tx, trees, ticket, row)).map(hex) : null,
    rules: rules!.body,
    keys: signer.publicKeys,
    prize: row.state === 'settled' ? { won: ticket.won, cashback: ticket.cashback } : null,
  }
}

const pathOf = async (tx: Tx, trees: Lru<Tree>, ticket: TicketRow, row: PublicBatchRow) => {
  const levels = await trees.get(row.id, async () =>
    levelsOf((await listLeafHashes(tx, row.id)).map(leaf => leaf.leaf_hash)),
  )
  return pathIn(levels, ticket.leaf_index)
}
