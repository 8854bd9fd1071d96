// Devices that get push alerts.
import type { AlertSettings } from '#src/contract/alerts.ts'
import type { SignedIn } from '#server/db/queries/accounts/sessions.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

/** Where a push message goes and the keys that encrypt it. */
export interface PushTarget {
  endpoint: string
  p256dh: Uint8Array
  auth: Uint8Array
}

/** What a device wants, as stored in its row. */
export interface WantsRow {
  kinds: AlertSettings['kinds']
  games: string[]
  lead: AlertSettings['lead']
  quiet_from: number | null
  quiet_to: number | null
}

export interface DeviceRow extends PushTarget, WantsRow {
  id: number
  name: string
  player_id: number | null
  session_id: string | null
  /** It has answered a challenge. */
  proven: boolean
}

/** Only these devices get alerts. */
export const PROVEN = sql`d.proven_at is not null`

export const WANTS = sql`d.kinds, d.games, d.lead, d.quiet_from, d.quiet_to`

export const settingsOf = ({
  kinds,
  games,
  lead,
  quiet_from: from,
  quiet_to: to,
}: WantsRow): AlertSettings => ({
  kinds,
  games,
  lead,
  quiet: from === null || to === null ? null : { from, to },
})

/** `player_id` is set only while the session is open. */
export const findDevice = (tx: Tx, endpoint: string) =>
  tx.one<DeviceRow>`
    select d.id, d.endpoint, d.p256dh, d.auth, d.name, s.player_id, d.session_id, ${PROVEN} as proven, ${WANTS}
    from push_device d
    left join session s on s.id = d.session_id and s.revoked_at is null and s.expires_at > game_clock()
    where d.endpoint = ${endpoint}`

export type KeptDevice = Pick<DeviceRow, 'id' | 'name' | 'proven'>

/**
 * Inserts or updates a device. Does nothing if it is stored with another secret. A new key must be proven
 * again: whoever held the old one could read the challenge.
 * @returns its name, which changes with the player
 */
export const keepDevice = (
  tx: Tx,
  { endpoint, p256dh, auth }: PushTarget,
  { kinds, games, lead, quiet }: AlertSettings,
  player: SignedIn | undefined,
): Promise<KeptDevice | undefined> =>
  tx.one<KeptDevice>`
    insert into push_device as d (endpoint, p256dh, auth, kinds, games, lead, quiet_from, quiet_to, player_id,
        session_id, player_since, name)
      values (${endpoint}, ${p256dh}, ${auth}, ${kinds}::text[], ${games}::text[], ${lead}, ${quiet?.from},
        ${quiet?.to}, ${player?.playerId}::bigint, ${player?.sessionId}::uuid,
        case when ${player?.playerId}::bigint is not null then game_clock() end, gen_random_uuid())
      on conflict (endpoint) do update set p256dh = excluded.p256dh, kinds = excluded.kinds, games = excluded.games,
        lead = excluded.lead, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
        player_id = excluded.player_id, session_id = excluded.session_id,
        player_since = case when d.player_id = excluded.player_id then d.player_since
          else excluded.player_since end,
        name = case when d.player_id is not distinct from excluded.player_id then d.name else excluded.name end,
        proven_at = case when d.p256dh = excluded.p256dh then d.proven_at end,
        challenge = case when d.p256dh = excluded.p256dh then d.challenge end,
        failures = 0, seen_at = game_clock()
      where d.auth = excluded.auth
      returning d.id, d.name, ${PROVEN} as proven`

/** Keeps a player's most recently used devices, always including this one, and unlinks the rest. */
export const releaseOldDevices = (tx: Tx, playerId: number, most: number, endpoint: string) =>
  tx.many`
    update push_device set player_id = null, session_id = null, player_since = null, name = gen_random_uuid()
    where id in (
      select id from push_device where player_id = ${playerId}
      order by endpoint = ${endpoint} desc, seen_at desc, id desc offset ${most})`

export const deleteDevice = (tx: Tx, id: number) => tx.many`delete from push_device where id = ${id}`
