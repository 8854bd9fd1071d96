// Google accounts linked to players, and attempts to sign in with one.
import type { Tx } from '#server/db/db.ts'

export interface GoogleIdentity {
  issuer: string
  subject: string
}

/** Locks the link until the transaction ends, so that it cannot be removed meanwhile. */
export const holdLinkedPlayer = async (tx: Tx, it: GoogleIdentity): Promise<number | undefined> =>
  (
    await tx.one<{ player_id: number }>(
      `select player_id from google_identity where issuer = $1 and subject = $2 for share`,
      [it.issuer, it.subject],
    )
  )?.player_id

/** @returns false if either side already has a link */
export const insertGoogleLink = async (tx: Tx, it: GoogleIdentity, playerId: number): Promise<boolean> =>
  (await tx.one(
    `insert into google_identity (issuer, subject, player_id) values ($1, $2, $3)
     on conflict do nothing returning 1 as made`,
    [it.issuer, it.subject, playerId],
  )) !== undefined

export const findGoogleLink = (tx: Tx, playerId: number) =>
  tx.one<{ linked_at: Date }>(`select linked_at from google_identity where player_id = $1`, [playerId])

/** Waits for a sign-in that is just using the link. @param isKept whether the link stays */
export const endGoogleLink = (tx: Tx, playerId: number, isKept: boolean) =>
  tx.many(
    isKept
      ? `select 1 from google_identity where player_id = $1 for update`
      : `delete from google_identity where player_id = $1 returning 1`,
    [playerId],
  )

interface NewTry {
  stateHash: Uint8Array
  nonceHash: Uint8Array
  challenge: string
}

export const insertGoogleTry = async (tx: Tx, it: NewTry): Promise<void> => {
  await tx.many(`delete from google_try where begun_at < game_clock() - interval '1 day'`)
  await tx.many(`insert into google_try (state_hash, nonce_hash, challenge) values ($1, $2, $3)`, [
    it.stateHash,
    it.nonceHash,
    it.challenge,
  ])
}

/** @returns the try's challenge; undefined if its code can no longer be exchanged */
export const findGoogleTry = (tx: Tx, stateHash: Uint8Array) =>
  tx.one<{ challenge: string }>(
    `select challenge from google_try
     where state_hash = $1 and exchanged_at is null and begun_at > game_clock() - interval '10 minutes'`,
    [stateHash],
  )

/** @returns false if it was already exchanged */
export const exchangeGoogleTry = async (tx: Tx, stateHash: Uint8Array): Promise<boolean> =>
  (await tx.one(
    `update google_try set exchanged_at = game_clock() where state_hash = $1 and exchanged_at is null returning 1 as done`,
    [stateHash],
  )) !== undefined

const OPEN = `exchanged_at is not null and used_at is null and begun_at > game_clock() - interval '30 minutes'`

/** Undefined if no try had this nonce. */
export const findGoogleNonce = (tx: Tx, nonceHash: Uint8Array) =>
  tx.one<{ is_open: boolean }>(`select ${OPEN} as is_open from google_try where nonce_hash = $1`, [nonceHash])

/** @returns false if the try is not open: already used, too old or never exchanged */
export const useGoogleTry = async (tx: Tx, nonceHash: Uint8Array): Promise<boolean> =>
  (await tx.one(
    `update google_try set used_at = game_clock() where nonce_hash = $1 and ${OPEN} returning 1 as done`,
    [nonceHash],
  )) !== undefined

/** For a new player. */
export const setFirstNames = (
  tx: Tx,
  playerId: number,
  { firstName, lastName }: { firstName: string; lastName: string },
) =>
  tx.many(`update player set first_name = $2, last_name = $3 where id = $1`, [playerId, firstName, lastName])
