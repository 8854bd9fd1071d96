// Everything a phone needs to check a ticket on its own.
import type { Head, Proof } from '#src/contract/draws.ts'
import { commitmentHash } from '#src/draws/documents.ts'
import { pathPlaces } from '#src/draws/merkle.ts'
import type { Pins } from '#src/draws/pins.ts'
import { hex } from '#src/lib/bytes.ts'
import { findRulesDocument, type PublicBatchRow } from '#server/db/queries/draws/batches-public.ts'
import { listNodes } from '#server/db/queries/draws/leaves.ts'
import type { TicketRow } from '#server/db/queries/buying/tickets.ts'
import type { Tx } from '#server/db/db.ts'
import type { Signer } from '#server/ports/signer.ts'
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
    prize: isOver(row, ticket) ? { won: ticket.won, cashback: ticket.cashback } : null,
  }
}

const isOver = (row: PublicBatchRow, { soccer, status }: TicketRow): boolean =>
  soccer ? status === 'won' || status === 'lost' : row.state === 'settled'

const pathOf = (tx: Tx, ticket: TicketRow, { batch, size }: Head) =>
  listNodes(tx, batch, pathPlaces(size, ticket.leaf_index))
