// Google accounts linked to players, and attempts to sign in with one.
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface GoogleIdentity {
  issuer: string
  subject: string
}

/** Locks the link until the transaction ends, so that it cannot be removed meanwhile. */
export const holdLinkedPlayer = (tx: Tx, it: GoogleIdentity) =>
  tx.value<number | undefined>`
    select player_id from google_identity where issuer = ${it.issuer} and subject = ${it.subject} for share`

/** @returns false if either side already has a link */
export const insertGoogleLink = (tx: Tx, it: GoogleIdentity, playerId: number) =>
  tx.any`
    insert into google_identity (issuer, subject, player_id) values (${it.issuer}, ${it.subject}, ${playerId})
    on conflict do nothing returning 1 as made`

export const findGoogleLink = (tx: Tx, playerId: number) =>
  tx.one<{ linked_at: Date }>`select linked_at from google_identity where player_id = ${playerId}`

/** Waits for a sign-in that is just using the link. @param isKept whether the link stays */
export const endGoogleLink = (tx: Tx, playerId: number, isKept: boolean) =>
  isKept
    ? tx.many`select 1 from google_identity where player_id = ${playerId} for update`
    : tx.many`delete from google_identity where player_id = ${playerId} returning 1`

interface NewTry {
  stateHash: Uint8Array
  nonceHash: Uint8Array
  challenge: string
}

export const insertGoogleTry = async (tx: Tx, it: NewTry): Promise<void> => {
  await tx.many`delete from google_try where begun_at < game_clock() - interval '1 day'`
  await tx.many`
    insert into google_try (state_hash, nonce_hash, challenge)
    values (${it.stateHash}, ${it.nonceHash}, ${it.challenge})`
}

/** @returns the try's challenge; undefined if its code can no longer be exchanged */
export const findGoogleTry = (tx: Tx, stateHash: Uint8Array) =>
  tx.one<{ challenge: string }>`
    select challenge from google_try
    where state_hash = ${stateHash} and exchanged_at is null
      and begun_at > game_clock() - interval '10 minutes'`

/** @returns false if it was already exchanged */
export const exchangeGoogleTry = (tx: Tx, stateHash: Uint8Array) =>
  tx.any`
    update google_try set exchanged_at = game_clock()
    where state_hash = ${stateHash} and exchanged_at is null returning 1 as done`

const OPEN = sql`
  exchanged_at is not null and used_at is null and begun_at > game_clock() - interval '30 minutes'`

/** Undefined if no try had this nonce. */
export const findGoogleNonce = (tx: Tx, nonceHash: Uint8Array) =>
  tx.one<{ is_open: boolean }>`select ${OPEN} as is_open from google_try where nonce_hash = ${nonceHash}`

/** @returns false if the try is not open: already used, too old or never exchanged */
export const useGoogleTry = (tx: Tx, nonceHash: Uint8Array) =>
  tx.any`
    update google_try set used_at = game_clock() where nonce_hash = ${nonceHash} and ${OPEN}
    returning 1 as done`

/** For a new player. */
export const setFirstNames = (
  tx: Tx,
  playerId: number,
  { firstName, lastName }: { firstName: string; lastName: string },
) => tx.many`update player set first_name = ${firstName}, last_name = ${lastName} where id = ${playerId}`
