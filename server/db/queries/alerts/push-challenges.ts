// Challenges to devices: how many were sent, and which one is to be answered. Hashes are SHA-256.
import type { Tx } from '#server/db/db.ts'

const PAUSE = '1 minute'
const MOST = 5
/** As long as a challenge may be answered, and as its endpoint has so many. */
export const CHALLENGE_SECONDS = 86_400
const LIFE = `interval '${CHALLENGE_SECONDS} seconds'`

interface Challenge {
  deviceId: number
  endpointHash: Uint8Array
  hash: Uint8Array
}

/**
 * Puts a challenge in the place of the one before; at most one a minute and five a day for an endpoint.
 * @returns whether it may be sent
 */
export const beginChallenge = async (tx: Tx, { deviceId, endpointHash, hash }: Challenge): Promise<boolean> =>
  (await tx.one(
    `with counted as (
       insert into push_challenge as c values ($1, 1, game_clock(), game_clock())
       on conflict (endpoint_hash) do update set last_at = game_clock(),
         sent = case when c.since > game_clock() - ${LIFE} then c.sent + 1 else 1 end,
         since = case when c.since > game_clock() - ${LIFE} then c.since else game_clock() end
       where c.last_at <= game_clock() - interval '${PAUSE}'
         and (c.sent < ${MOST} or c.since <= game_clock() - ${LIFE})
       returning 1
     )
     update push_device set challenge = $2, challenged_at = game_clock()
     where id = $3 and proven_at is null and exists (select 1 from counted) returning id`,
    [endpointHash, hash, deviceId],
  )) !== undefined

/** Its device counts from now on; the challenge is good once. @returns whether there was one that waits for this answer */
export const answerChallenge = async (tx: Tx, hash: Uint8Array): Promise<boolean> =>
  (await tx.one(
    `update push_device set proven_at = game_clock(), challenge = null
     where challenge = $1 and challenged_at > game_clock() - ${LIFE} returning id`,
    [hash],
  )) !== undefined

/** A device that its push service does not know, unless it has answered before. */
export const deleteUnproven = (tx: Tx, id: number) =>
  tx.many('delete from push_device where id = $1 and proven_at is null', [id])

/** Devices that have not answered for a day, and the count of challenges that are as old; so many of each at most. */
export const forgetUnproven = async (tx: Tx, most: number): Promise<void> => {
  await tx.many(
    `delete from push_device where id in (
       select id from push_device where proven_at is null and challenged_at <= game_clock() - ${LIFE} limit $1)`,
    [most],
  )
  await tx.many(
    `delete from push_challenge where endpoint_hash in (
       select endpoint_hash from push_challenge where last_at <= game_clock() - ${LIFE} limit $1)`,
    [most],
  )
}
