import type { Tx } from '#server/db/db.ts'
import { seenToday } from '#server/db/queries/safer-play/safer-play.ts'
import { sql } from '#server/db/sql.ts'

/** A player, identified by session. */
export interface SignedIn {
  playerId: number
  sessionId: string
}

interface SessionRow {
  id: string
  device: string
  created_at: Date
  last_seen_at: Date
}

const OPEN = sql`revoked_at is null and expires_at > game_clock()`

export const insertSession = (
  tx: Tx,
  {
    tokenHash,
    playerId,
    device,
    days,
  }: { tokenHash: Uint8Array; playerId: number; device: string; days: number },
) =>
  tx.many`
    with opened as (
      insert into session (token_hash, player_id, device, expires_at)
      values (${tokenHash}, ${playerId}, ${device}, game_clock() + make_interval(days => ${days}::int))
      returning player_id)
    ${seenToday(sql`select player_id from opened`)}`

/**
 * True if it is still the player's password: waits for a concurrent change, which then counts. Holds it until the
 * transaction ends.
 */
export const holdPassword = (tx: Tx, playerId: number, passwordHash: string) =>
  tx.any`
    select 1 as same from player
    where id = ${playerId} and password_hash = ${passwordHash} for share`

export interface FoundSession {
  id: string
  player_id: number
  /** Last marked as seen more than a minute ago. */
  stale: boolean
}

/** Each token's open session, by index. @param tokenHashes hex */
export const findSessions = async (
  tx: Tx,
  tokenHashes: readonly string[],
): Promise<(FoundSession | undefined)[]> => {
  const rows = await tx.many<FoundSession & { place: number }>`
    select asked.place::int, id, player_id, last_seen_at < game_clock() - interval '1 minute' as stale
    from unnest(${tokenHashes}::text[]) with ordinality as asked(hash, place)
    join session on token_hash = decode(asked.hash, 'hex') and ${OPEN}`
  const found = Array<FoundSession | undefined>(tokenHashes.length).fill(undefined)
  for (const { place, ...session } of rows) found[place - 1] = session
  return found
}

export const touchSessions = (tx: Tx, ids: readonly string[]) =>
  tx.many`
    with seen as (
      update session set last_seen_at = game_clock() where id = any(${ids}::uuid[]) returning player_id)
    ${seenToday(sql`select player_id from seen`)}`

export const listSessions = (tx: Tx, playerId: number) =>
  tx.many<SessionRow>`
    select id, device, created_at, last_seen_at from session
    where player_id = ${playerId} and ${OPEN} order by last_seen_at desc, created_at desc limit 100`

export const revokeSession = (tx: Tx, id: string) =>
  tx.many`update session set revoked_at = game_clock() where id = ${id} and revoked_at is null`

/** @param tokenHashes hex */
export const revokeByHash = (tx: Tx, tokenHashes: readonly string[]) =>
  tx.many`
    update session set revoked_at = game_clock() where revoked_at is null
      and token_hash in (select decode(hash, 'hex') from unnest(${tokenHashes}::text[]) hash)`

export const revokeOtherSessions = (tx: Tx, playerId: number, id: string) =>
  tx.many`
    update session set revoked_at = game_clock() where player_id = ${playerId} and id <> ${id}
      and revoked_at is null`

export const revokeSessions = (tx: Tx, playerId: number) =>
  tx.many`update session set revoked_at = game_clock() where player_id = ${playerId} and revoked_at is null`
