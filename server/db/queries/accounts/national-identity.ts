// National identity numbers: sealed, and found by a hash, so that each belongs to one account only.
import type { Tx } from '#server/db/db.ts'

/** @returns false if the player already has one, or another player has this one */
export const insertNin = (tx: Tx, it: { playerId: number; sealed: Uint8Array; hash: Uint8Array }) =>
  tx.any`
    insert into national_identity (player_id, sealed, hash) values (${it.playerId}, ${it.sealed}, ${it.hash})
    on conflict do nothing returning player_id`

export const findSealedNin = (tx: Tx, playerId: number) =>
  tx.value<Uint8Array | undefined>`select sealed from national_identity where player_id = ${playerId}`

/** Lets the player enter it again. @param sealed only this one @returns false if there is none */
export const deleteNin = (tx: Tx, playerId: number, sealed: Uint8Array | null = null) =>
  tx.any`
    delete from national_identity
    where player_id = ${playerId} and (${sealed}::bytea is null or sealed = ${sealed}::bytea)
    returning player_id`

/** Whether the state requires it; read by the gate before a top-up (schema/functions/safer_top_up_gate.sql). */
export const setNinRequired = async (tx: Tx, isRequired: boolean): Promise<void> => {
  await tx.many`
    with gone as (delete from state_wish where not ${isRequired}::boolean)
    insert into state_wish select 'nin' where ${isRequired}::boolean on conflict do nothing`
}
