// Clicks on our adverts, and whether a player agreed to having them recorded.
import type { Tx } from '#server/db/db.ts'

/** Consent given again after being withdrawn counts from now. */
export const giveClickConsent = (tx: Tx, playerId: number, version: string) =>
  tx.many`
    insert into click_consent as it (player_id, version, given_at) values (${playerId}, ${version}, game_clock())
    on conflict (player_id) do update set version = ${version}, given_at = game_clock(), ended_at = null
    where it.ended_at is not null or it.version <> ${version}`

/** Also deletes what was recorded because of the consent. */
export const endClickConsent = async (tx: Tx, playerId: number): Promise<void> => {
  await tx.many`
    update click_consent set ended_at = game_clock() where player_id = ${playerId} and ended_at is null`
  await tx.many`delete from click_record where player_id = ${playerId}`
}

/** A repeated click on the same page is recorded once. */
export const insertClick = (tx: Tx, it: { playerId: number | null; clickId: string; page: string }) =>
  tx.many`
    insert into click_record (player_id, click_id, page) values (${it.playerId}, ${it.clickId}, ${it.page})
    on conflict do nothing`
