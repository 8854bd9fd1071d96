// Everything a phone needs to check a ticket on its own.
import * as v from 'valibot'
import { matchEntry, openEntry, type Head, type Logged, type Proof } from '#src/contract/draws.ts'
import { commitmentHash } from '#src/draws/documents.ts'
import { pathPlaces } from '#src/draws/merkle.ts'
import type { Pins } from '#src/draws/pins.ts'
import { hex } from '#src/lib/bytes.ts'
import type { PublicBatchRow } from '#server/db/queries/draws/batches-public.ts'
import { listNodes } from '#server/db/queries/draws/leaves.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import type { TicketRow } from '#server/db/queries/buying/tickets.ts'
import { findEntry } from '#server/db/queries/log/log-entries.ts'
import type { PredictionsRow } from '#server/db/queries/matches/predictions.ts'
import type { Tx } from '#server/db/db.ts'
import type { Signer } from '#server/ports/signer.ts'
import { batchOnWire } from './batch.ts'
import { loggedOf } from './logged.ts'
import { leafOf, receiptsOf } from './receipt.ts'
import { gotByShares } from './ticket.ts'

export const proofOf = async (
  tx: Tx,
  { signer, pins }: { signer: Signer; pins: Pins },
  ticket: TicketRow,
  row: PublicBatchRow,
): Promise<Proof & { rules: string }> => {
  const batch = await batchOnWire(tx, row, pins.quorum)
  const leaf = leafOf(row.id, commitmentHash(batch.commitment), ticket)
  return {
    version: 3,
    receipt: receiptsOf(signer, [{ leaf, index: ticket.leaf_index }])[0]!,
    batch,
    path: batch.head ? (await pathOf(tx, ticket, batch.head.head)).map(hex) : null,
    rules: await findRules(tx, row.rules_hash),
    keys: signer.publicKeys,
    keyEntries: signer.keyEntries,
    ...(ticket.soccer && {
      opened: await entriesOf(tx, openEntry, ticket.soccer),
      results: await entriesOf(tx, matchEntry, ticket.soccer),
    }),
    ...(ticket.shares && { members: membersOf(row, ticket) }),
    prize: isOver(row, ticket) ? { won: ticket.won, cashback: ticket.cashback } : null,
  }
}

/** The log's entries of one kind about the ticket's matches, in order. */
const entriesOf = async <T extends typeof openEntry | typeof matchEntry>(
  tx: Tx,
  schema: T,
  { picks }: PredictionsRow,
) => {
  const type = schema.entries.type.literal
  const found: { entry: v.InferOutput<T>; logged: Logged | null }[] = []
  for (const { match } of picks) {
    const body = await findEntry(tx, type, match)
    if (body)
      found.push({ entry: v.parse(schema, JSON.parse(body)), logged: await loggedOf(tx, type, match) })
  }
  return found
}

const membersOf = (row: PublicBatchRow, ticket: TicketRow) => {
  const got = gotByShares(ticket)
  const isKnown = isOver(row, ticket)
  return ticket.shares!.map(({ name, salt }, at) => ({ name, salt, got: isKnown ? got[at]! : null }))
}

const isOver = (row: PublicBatchRow, { soccer, status }: TicketRow): boolean =>
  soccer ? status === 'won' || status === 'lost' : row.state === 'settled'

const pathOf = (tx: Tx, ticket: TicketRow, { batch, size }: Head) =>
  listNodes(tx, batch, pathPlaces(size, ticket.leaf_index))
