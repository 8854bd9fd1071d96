// The purchase: one statement for one player or for many (schema/functions/purchase_many.sql).
import type { RefusalName } from '#src/contract/refusals.ts'
import type { Kobo } from '#src/lib/money.ts'
import { constraintOf } from '#server/db/again.ts'
import type { Tx } from '#server/db/db.ts'
import { listDebtors } from '#server/db/queries/money/debts.ts'

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
  /** The batch that it is meant for; the one on sale where nothing is said. */
  batch?: string | undefined
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

/** What two calls that take the same key, or the last of a wallet, run into, and one that is meant for another batch. */
const spoilt: Record<string, 'twin' | 'batch-missed'> = {
  request_key_pkey: 'twin',
  account_balance_check: 'twin',
  ticket_meant_for_batch: 'batch-missed',
}
/** A purchase's outcome by the error that it was; a transaction in which it was asked is lost. */
export const spoiltAs = (error: unknown): 'twin' | 'batch-missed' | undefined => spoilt[constraintOf(error)]

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex')

/** Who owes was asked about as nobody: a key that has bought is still known, and the rest is refused for what is owed. */
const asDebtors = async (tx: Tx, asked: readonly Asked[], places: PurchaseRow[]): Promise<PurchaseRow[]> => {
  const unknown = asked.filter((_, at) => places[at]!.outcome === 'slip-unknown')
  if (unknown.length === 0) return places
  const debtors = await listDebtors(
    tx,
    unknown.map(it => it.playerId),
  )
  for (const [at, it] of asked.entries()) {
    if (places[at]!.outcome !== 'slip-unknown' || !debtors.has(it.playerId)) continue
    const done = await tx.one<{ ticket_id: string | null; same: boolean }>(
      'select ticket_id, request_hash = $3 as same from request_key where player_id = $1 and key = $2',
      [it.playerId, it.key, it.hash],
    )
    if (done && !done.same) places[at] = { outcome: 'key-reused' }
    else
      places[at] = done?.ticket_id
        ? { outcome: 'known', ticket_id: done.ticket_id }
        : { outcome: 'debt-open' }
  }
  return places
}

const SQL = `select p.* from purchase_many(
  free_players($1::bigint[]), $2::text[], $3::text[], $4::uuid[], $5::text[], $6::bigint[], $7::text[]) p
  where is_meant(p.batch_id, ($8::text[])[p.place::int])`

/**
 * Each purchase's outcome at its place; no player may stand in it twice.
 * @throws where one of them was spoilt in this moment (see spoiltAs); none of them is written then
 */
export const purchaseMany = async (tx: Tx, asked: readonly Asked[]): Promise<PurchaseRow[]> => {
  const rows = await tx.many<PurchaseRow & { place: number }>(SQL, [
    asked.map(it => it.playerId),
    asked.map(it => it.key),
    asked.map(it => hexOf(it.hash)),
    asked.map(it => it.slipId),
    asked.map(it => it.wallet),
    asked.map(it => it.amount),
    asked.map(it => hexOf(it.nonce)),
    asked.map(it => it.batch ?? null),
  ])
  const places: PurchaseRow[] = asked.map(() => ({ outcome: 'twin' }))
  for (const row of rows) places[row.place - 1] = row
  return asDebtors(tx, asked, places)
}
