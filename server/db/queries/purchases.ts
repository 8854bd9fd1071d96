// The purchase: one statement for one player or for many (see migrations 0014 and 0034).
import type { RefusalName } from '#src/contract/refusals.ts'
import type { Kobo } from '#src/lib/money.ts'
import { again, constraintOf } from '../again.ts'
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

/** `twin`: somebody else touched the same slip or key in this moment, and asking again tells what became of it. */
export type PurchaseRow = SoldRow | KnownRow | { outcome: 'twin' | 'nothing-on-sale' | RefusalName }

/** What two calls that take the same key, or the last of a wallet, run into. */
const SPOILT = new Set(['request_key_pkey', 'account_balance_check'])

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex')

const SQL = `select * from purchase_many(
  $1::bigint[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::bigint[], $7::text[])`

/**
 * Each purchase's outcome at its place; no player may stand in it twice.
 * @throws where one of several was spoilt by somebody else in this moment; none of them is written then
 */
export const purchaseMany = async (tx: Tx, asked: readonly Asked[]): Promise<PurchaseRow[]> => {
  const params = [
    asked.map(it => it.playerId),
    asked.map(it => it.key),
    asked.map(it => hexOf(it.hash)),
    asked.map(it => it.slipId),
    asked.map(it => it.wallet),
    asked.map(it => it.amount),
    asked.map(it => hexOf(it.nonce)),
  ]
  const rows = await again(() => tx.many<PurchaseRow & { place: number }>(SQL, params)).catch(
    (error: unknown) => {
      if (asked.length === 1 && SPOILT.has(constraintOf(error))) return []
      throw error
    },
  )
  const places: PurchaseRow[] = asked.map(() => ({ outcome: 'twin' }))
  for (const row of rows) places[row.place - 1] = row
  return places
}
