// Addresses that players have given but not yet proven.
import type { Tx } from '#server/db/db.ts'

/** Replaces a player's earlier unproven address, if any. @param it `asker`: who may enter the code, hashed */
export const keepClaim = (tx: Tx, it: { playerId: number; email: string; asker: Uint8Array }) =>
  tx.many`
    insert into email_claim (player_id, email, asker) values (${it.playerId}, ${it.email}, ${it.asker})
    on conflict (player_id) do update set email = excluded.email, asker = excluded.asker, at = game_clock()`

export const findClaimOf = (tx: Tx, playerId: number) =>
  tx.one<{ email: string; asker: Uint8Array }>`
    select email, asker from email_claim where player_id = ${playerId}`

/** The player who claimed this address from this asker within the last day. */
export const findClaimant = (tx: Tx, email: string, asker: Uint8Array) =>
  tx.value<number | undefined>`
    select player_id from email_claim
    where email = ${email} and asker = ${asker} and at > game_clock() - interval '1 day'
    order by at desc limit 1`

/** Whoever knew the account before must not get in by an address: neither one not proven yet nor a code just used. */
export const forgetEmailSteps = async (tx: Tx, playerId: number): Promise<void> => {
  await tx.many`
    update one_time_code c set expires_at = game_clock() from player p
    where p.id = ${playerId} and c.recipient = p.email and c.purpose = 'email' and c.expires_at > game_clock()`
  await deleteClaim(tx, playerId)
}

export const deleteClaim = (tx: Tx, playerId: number) =>
  tx.many`delete from email_claim where player_id = ${playerId}`
