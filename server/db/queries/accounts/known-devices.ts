import type { Tx } from '#server/db/db.ts'

const DAYS = 365
/** Per player; one more login forgets the device idle longest. */
const MOST = 20

const IS_KNOWN = `token_hash = $1 and last_at > game_clock() - make_interval(days => ${DAYS})`

/** @param by player column that holds the name */
export const isKnownDevice = async (
  tx: Tx,
  hash: Uint8Array,
  by: 'phone' | 'email',
  name: string,
): Promise<boolean> =>
  (await tx.one(
    `select 1 from known_device join player on player.id = player_id where ${IS_KNOWN} and ${by} = $2`,
    [hash, name],
  )) !== undefined

/** True if the service issued this token, to any player. */
export const isGivenToken = async (tx: Tx, hash: Uint8Array): Promise<boolean> =>
  (await tx.one(`select 1 from known_device where ${IS_KNOWN} limit 1`, [hash])) !== undefined

export const keepKnownDevice = async (tx: Tx, hash: Uint8Array, playerId: number): Promise<void> => {
  await tx.many(
    `insert into known_device (token_hash, player_id) values ($1, $2)
     on conflict (token_hash, player_id) do update set last_at = game_clock()`,
    [hash, playerId],
  )
  await tx.many(
    `delete from known_device where player_id = $1 and token_hash in (
       select token_hash from known_device where player_id = $1 and token_hash <> $2
       order by last_at desc offset ${MOST - 1})`,
    [playerId, hash],
  )
}

export const forgetOtherDevices = (tx: Tx, playerId: number, hash: Uint8Array) =>
  tx.many('delete from known_device where player_id = $1 and token_hash <> $2', [playerId, hash])
