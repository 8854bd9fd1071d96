import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'

const DAYS = 365
/** Per player; one more login forgets the device idle longest. */
const MOST = 20

const isKnown = (hash: Uint8Array) =>
  sql`token_hash = ${hash} and last_at > game_clock() - make_interval(days => ${asIs(DAYS)})`

/** @param by player column that holds the name */
export const isKnownDevice = (tx: Tx, hash: Uint8Array, by: 'phone' | 'email', name: string) =>
  tx.any`
    select 1 from known_device join player on player.id = player_id
    where ${isKnown(hash)} and ${asIs(by)} = ${name}`

/** True if the service issued this token, to any player. */
export const isGivenToken = (tx: Tx, hash: Uint8Array) =>
  tx.any`select 1 from known_device where ${isKnown(hash)} limit 1`

export const keepKnownDevice = async (tx: Tx, hash: Uint8Array, playerId: number): Promise<void> => {
  await tx.many`
    insert into known_device (token_hash, player_id) values (${hash}, ${playerId})
    on conflict (token_hash, player_id) do update set last_at = game_clock()`
  await tx.many`
    delete from known_device where player_id = ${playerId} and token_hash in (
      select token_hash from known_device where player_id = ${playerId} and token_hash <> ${hash}
      order by last_at desc offset ${asIs(MOST - 1)})`
}

export const forgetOtherDevices = (tx: Tx, playerId: number, hash: Uint8Array) =>
  tx.many`delete from known_device where player_id = ${playerId} and token_hash <> ${hash}`
