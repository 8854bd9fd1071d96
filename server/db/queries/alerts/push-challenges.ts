// Device challenges: how many were sent, and which awaits an answer. Hashes are SHA-256.
import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'

const PAUSE = sql`interval '1 minute'`
const MOST = 5
/** How long a challenge may be answered, and counts against its endpoint. */
export const CHALLENGE_SECONDS = 86_400
const LIFE = sql`interval '${asIs(CHALLENGE_SECONDS)} seconds'`

interface Challenge {
  deviceId: number
  endpointHash: Uint8Array
  hash: Uint8Array
}

/**
 * Replaces the previous challenge; at most one a minute and five a day per endpoint.
 * @returns whether it may be sent
 */
export const beginChallenge = (tx: Tx, { deviceId, endpointHash, hash }: Challenge) =>
  tx.any`
    with counted as (
      insert into push_challenge as c values (${endpointHash}, 1, game_clock(), game_clock())
      on conflict (endpoint_hash) do update set last_at = game_clock(),
        sent = case when c.since > game_clock() - ${LIFE} then c.sent + 1 else 1 end,
        since = case when c.since > game_clock() - ${LIFE} then c.since else game_clock() end
      where c.last_at <= game_clock() - ${PAUSE}
        and (c.sent < ${asIs(MOST)} or c.since <= game_clock() - ${LIFE})
      returning 1
    )
    update push_device set challenge = ${hash}, challenged_at = game_clock()
    where id = ${deviceId} and proven_at is null and exists (select 1 from counted)
    returning id`

/** Proves the device; each challenge works once. @returns whether one was waiting for this answer */
export const answerChallenge = (tx: Tx, hash: Uint8Array) =>
  tx.any`
    update push_device set proven_at = game_clock(), challenge = null
    where challenge = ${hash} and challenged_at > game_clock() - ${LIFE} returning id`

/** Deletes a device its push service does not know, unless it has answered before. */
export const deleteUnproven = (tx: Tx, id: number) =>
  tx.many`delete from push_device where id = ${id} and proven_at is null`

/** Deletes devices unproven for a day, and challenge counts as old; at most this many of each. */
export const forgetUnproven = async (tx: Tx, most: number): Promise<void> => {
  await tx.many`
    delete from push_device where id in (
      select id from push_device where proven_at is null and challenged_at <= (select game_clock()) - ${LIFE}
        limit ${most})`
  await tx.many`
    delete from push_challenge where endpoint_hash in (
      select endpoint_hash from push_challenge where last_at <= (select game_clock()) - ${LIFE} limit ${most})`
}
