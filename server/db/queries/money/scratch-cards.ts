import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

export interface ScratchCardRow {
  pin_hmac: Uint8Array
  amount: Kobo
  state: 'unused' | 'used' | 'void'
  used_by: number | null
  used_at: Date | null
  expired: boolean
}

export const findCard = (tx: Tx, serial: string) =>
  tx.one<ScratchCardRow>`
    select pin_hmac, amount, state, used_by, used_at, expires_at <= game_clock() as expired from scratch_card
    where serial = ${serial}`

/** @returns its kobo; undefined if used, void, expired or unknown. A concurrent call waits for the first */
export const useCard = (tx: Tx, serial: string, playerId: number) =>
  tx.value<Kobo | undefined>`
    update scratch_card set state = 'used', used_by = ${playerId}, used_at = game_clock()
    where serial = ${serial} and state = 'unused' and expires_at > game_clock() returning amount`

/** Waits for players who are just cashing one. @returns those that are void now */
export const voidUnused = (tx: Tx, lot: string) =>
  tx.many<{ amount: Kobo }>`
    update scratch_card set state = 'void' where lot = ${lot} and state = 'unused' returning amount`

/** The newest first. */
export const listUnusedLots = (tx: Tx) =>
  tx.many<{ lot: string; count: number; sum: Kobo; issued_at: Date }>`
    select lot, count(*) as count, sum(amount)::bigint as sum, min(issued_at) as issued_at from scratch_card
    where state = 'unused' group by lot order by min(issued_at) desc limit 200`

interface NewCards {
  lot: string
  serials: readonly string[]
  pinHmacs: readonly Uint8Array[]
  amount: Kobo
  days: number
}

/** @returns how many were written: serials already taken are skipped */
export const insertCards = async (
  tx: Tx,
  { lot, serials, pinHmacs, amount, days }: NewCards,
): Promise<number> =>
  (
    await tx.many`
      insert into scratch_card (serial, pin_hmac, amount, lot, expires_at)
      select serial, pin_hmac, ${amount}, ${lot}, game_clock() + make_interval(days => ${days})
      from unnest(${serials}::text[], ${pinHmacs}::bytea[]) as card(serial, pin_hmac)
      on conflict do nothing returning serial`
  ).length
