// Changes to what protects a player's money: password, PIN, phone number and name.
import type { Tx } from '#server/db/db.ts'

export type AccountChange = 'pin' | 'phone' | 'password' | 'name'

/** @returns its id */
export const insertChange = (tx: Tx, playerId: number, kind: AccountChange) =>
  tx.value<number>`insert into account_change (player_id, kind) values (${playerId}, ${kind}) returning id`

/** In the last 24 hours. */
export const countChanges = (tx: Tx, playerId: number, kind: AccountChange) =>
  tx.value<number>`
    select count(*)::int as count from account_change
    where player_id = ${playerId} and kind = ${kind} and at > game_clock() - interval '1 day'`

/** The latest change that withdrawals still have to wait for, and how many hours are left. */
export const findRecentChange = (tx: Tx, playerId: number, hours: number) =>
  tx.one<{ kind: AccountChange; hours: number; until: Date }>`
    select kind, ceil(extract(epoch from at + make_interval(hours => ${hours}) - game_clock()) / 3600)::int
      as hours,
      at + make_interval(hours => ${hours}) as until
    from account_change where player_id = ${playerId} and at > game_clock() - make_interval(hours => ${hours})
    order by at desc limit 1`
