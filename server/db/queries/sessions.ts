import type { Tx } from '../db.ts'

interface SessionRow {
  id: string
  device: string
  created_at: Date
  last_seen_at: Date
}

const OPEN = `revoked_at is null and expires_at > game_clock()`

export const insertSession = (
  tx: Tx,
  {
    tokenHash,
    playerId,
    device,
    days,
  }: { tokenHash: Uint8Array; playerId: number; device: string; days: number },
) =>
  tx.many(
    `insert into session (token_hash, player_id, device, expires_at)
     values ($1, $2, $3, game_clock() + make_interval(days => $4::int))`,
    [tokenHash, playerId, device, days],
  )

/**
 * True where that is still the player's password: a new one, set while the old was being judged, is waited for and
 * counts. Held until the transaction ends.
 */
export const holdPassword = async (tx: Tx, playerId: number, passwordHash: string): Promise<boolean> =>
  (await tx.one(`select 1 as same from player where id = $1 and password_hash = $2 for share`, [
    playerId,
    passwordHash,
  ])) !== undefined

/** The open session of a token; `stale` where it was last noted as seen more than a minute ago. */
export const findSession = (tx: Tx, tokenHash: Uint8Array) =>
  tx.one<{ id: string; player_id: number; stale: boolean }>(
    `select id, player_id, last_seen_at < game_clock() - interval '1 minute' as stale
     from session where token_hash = $1 and ${OPEN}`,
    [tokenHash],
  )

export const touchSession = (tx: Tx, id: string) =>
  tx.many(`update session set last_seen_at = game_clock() where id = $1`, [id])

export const listSessions = (tx: Tx, playerId: number) =>
  tx.many<SessionRow>(
    `select id, device, created_at, last_seen_at from session
     where player_id = $1 and ${OPEN} order by last_seen_at desc, created_at desc limit 100`,
    [playerId],
  )

export const revokeSession = (tx: Tx, id: string) =>
  tx.many(`update session set revoked_at = game_clock() where id = $1 and revoked_at is null`, [id])

export const revokeSessions = (tx: Tx, playerId: number) =>
  tx.many(`update session set revoked_at = game_clock() where player_id = $1 and revoked_at is null`, [
    playerId,
  ])
