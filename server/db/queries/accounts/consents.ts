import type { Tx } from '#server/db/db.ts'

/** Keeps the time of the first consent to a version. */
export const insertConsent = (tx: Tx, playerId: number, version: string) =>
  tx.many`
    insert into consent (player_id, version, given_at) values (${playerId}, ${version}, game_clock())
    on conflict do nothing`
