// Purchases for one player or many in a single statement (schema/functions/purchase_many.sql).
import type { RefusalName } from '#src/contract/refusals.ts'
import type { Kobo } from '#src/lib/money.ts'
import { constraintOf } from '#server/db/again.ts'
import type { Tx } from '#server/db/db.ts'
import { heldBackAs, listHeldBack } from '#server/db/queries/safer-play/gate.ts'

export interface Asked {
  playerId: number
  key: string
  /** SHA-256 of the request. */
  hash: Uint8Array
  slipId: string
  wallet: 'play' | 'bonus'
  amount: Kobo
  /** 16 random bytes that blind the ticket's leaf. */
  nonce: Uint8Array
  /** The batch it is meant for; defaults to the one on sale. */
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

/** `twin`: someone else just touched the same slip or key; a retry will settle it. */
export type PurchaseRow = SoldRow | KnownRow | { outcome: 'twin' | 'nothing-on-sale' | RefusalName }

/**
 * Constraints hit by concurrent calls for the same key or slip or a wallet's last money, or by a purchase meant for
 * another batch. Calls for one slip wait for each other at its batch, unless that ends between them.
 */
const spoilt: Record<string, 'twin' | 'batch-missed'> = {
  request_key_pkey: 'twin',
  ticket_pkey: 'twin',
  transfer_kind_cause_key: 'twin',
  account_balance_check: 'twin',
  ticket_meant_for_batch: 'batch-missed',
}
/** Translates an error to a purchase's outcome; its transaction is lost. */
export const spoiltAs = (error: unknown): 'twin' | RefusalName | undefined =>
  heldBackAs(error) ?? spoilt[constraintOf(error)]

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex')

const isOwnSlip = (tx: Tx, { slipId, playerId }: Asked) =>
  tx.any`select 1 from slip where id = ${slipId}::uuid and player_id = ${playerId} and state <> 'dropped'`

/** A payment judged by its PIN keeps its key with an answer instead of a ticket: the same request is about the same slip. */
const known = ({ slipId }: Asked, { ticket_id }: { ticket_id: string | null }): KnownRow => ({
  outcome: 'known',
  ticket_id: ticket_id ?? slipId,
})

/**
 * Players who owe or are over a limit were passed as nobody: their earlier purchases are still found, and the rest is
 * refused for that reason.
 */
const asHeldBack = async (tx: Tx, asked: readonly Asked[], places: PurchaseRow[]): Promise<PurchaseRow[]> => {
  const unknown = asked.filter((_, at) => places[at]!.outcome === 'slip-unknown')
  if (unknown.length === 0) return places
  const reasons = await listHeldBack(tx, unknown)
  for (const [at, it] of asked.entries()) {
    const reason = reasons.get(it.playerId)
    if (places[at]!.outcome !== 'slip-unknown') continue
    if (!reason) {
      // The debt was paid, or the limit ended, since the first statement: it is asked again.
      if (await isOwnSlip(tx, it)) places[at] = { outcome: 'twin' }
      continue
    }
    const done = await tx.one<{ ticket_id: string | null; same: boolean }>`
      select ticket_id, request_hash = ${it.hash} as same from request_key
      where player_id = ${it.playerId} and key = ${it.key}`
    if (done && !done.same) places[at] = { outcome: 'key-reused' }
    else places[at] = done ? known(it, done) : { outcome: reason }
  }
  return places
}

/**
 * Each purchase's outcome, by index; no player may appear twice.
 * @throws if one of them conflicts (see spoiltAs); then none is written
 */
export const purchaseMany = async (tx: Tx, asked: readonly Asked[]): Promise<PurchaseRow[]> => {
  const amounts = asked.map(it => it.amount)
  const rows = await tx.many<PurchaseRow & { place: number }>`
    select p.* from purchase_many(
      players_free_to_stake(${asked.map(it => it.playerId)}::bigint[], ${amounts}::bigint[]),
      ${asked.map(it => it.key)}::text[], ${asked.map(it => hexOf(it.hash))}::text[],
      ${asked.map(it => it.slipId)}::uuid[], ${asked.map(it => it.wallet)}::text[], ${amounts}::bigint[],
      ${asked.map(it => hexOf(it.nonce))}::text[]) p
    where is_meant(p.batch_id, (${asked.map(it => it.batch ?? null)}::text[])[p.place::int])`
  const places: PurchaseRow[] = asked.map(() => ({ outcome: 'twin' }))
  for (const row of rows) places[row.place - 1] = row
  const named = places.map((it, at) => (it.outcome === 'known' ? known(asked[at]!, it) : it))
  return asHeldBack(tx, asked, named)
}
