// All that a phone needs to check a ticket by itself.
import type { Head, Proof } from '#src/contract/draws.ts'
import { commitmentHash } from '#src/draws/documents.ts'
import { pathPlaces } from '#src/draws/merkle.ts'
import type { Pins } from '#src/draws/pins.ts'
import { hex } from '#src/lib/bytes.ts'
import { findRulesDocument, type PublicBatchRow } from '../db/queries/batches-public.ts'
import { listNodes } from '../db/queries/leaves.ts'
import type { TicketRow } from '../db/queries/tickets.ts'
import type { Tx } from '../db/db.ts'
import type { Signer } from '../ports/signer.ts'
import { batchOnWire } from './batch.ts'
import { leafOf, receiptsOf } from './receipt.ts'

export const proofOf = async (
  tx: Tx,
  { signer, pins }: { signer: Signer; pins: Pins },
  ticket: TicketRow,
  row: PublicBatchRow,
): Promise<Proof & { rules: string }> => {
  const batch = await batchOnWire(tx, row, pins.quorum)
  const leaf = leafOf(row.id, commitmentHash(batch.commitment), ticket)
  const rules = await findRulesDocument(tx, row.rules_hash)
  return {
    version: 3,
    receipt: receiptsOf(signer, [{ leaf, index: ticket.leaf_index }])[0]!,
    batch,
    path: batch.head ? (await pathOf(tx, ticket, batch.head.head)).map(hex) : null,
    rules: rules!.body,
    keys: signer.publicKeys,
    keyEntries: signer.keyEntries,
    prize: row.state === 'settled' ? { won: ticket.won, cashback: ticket.cashback } : null,
  }
}

const pathOf = (tx: Tx, ticket: TicketRow, { batch, size }: Head) =>
  listNodes(tx, batch, pathPlaces(size, ticket.leaf_index))
