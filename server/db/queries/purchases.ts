// The purchase: one statement for one player or for many (see migration 0007).
import type { RefusalName } from '#src/contract/refusals.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db.ts'

export interface Asked {
  playerId: number
  key: string
  /** SHA-256 of what was asked. */
  hash: Uint8Array
  slipId: string
  wallet: 'play' | 'bonus'
  amount: Kobo
  /** 16 random bytes that blind the ticket's leaf. */
  nonce: Uint8Array
}

interface SoldRow {
  outcome: 'sold'
  ticket_id: string
  batch_id: string
  game: string
  masks: number[]
  stake_per_line: Kobo
  leaf_index: number
}

interface KnownRow {
  outcome: 'known'
  ticket_id: string
}

export type PurchaseRow = SoldRow | KnownRow | { outcome: 'twin' | 'nothing-on-sale' | RefusalName }

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex')

/** Each purchase's outcome at its place; no player may stand in it twice. */
export const purchaseMany = async (tx: Tx, asked: readonly Asked[]): Promise<PurchaseRow[]> => {
  const rows = await tx.many<PurchaseRow & { place: number }>(
    'select * from purchase_many($1::bigint[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::bigint[], $7::text[])',
    [
      asked.map(it => it.playerId),
      asked.map(it => it.key),
      asked.map(it => hexOf(it.hash)),
      asked.map(it => it.slipId),
      asked.map(it => it.wallet),
      asked.map(it => it.amount),
      asked.map(it => hexOf(it.nonce)),
    ],
  )
  const places: PurchaseRow[] = []
  for (const row of rows) places[row.place - 1] = row
  return places
}
