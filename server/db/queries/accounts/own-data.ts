// Copies of their data that players asked for, and what they agreed to.
import type { Tx } from '#server/db/db.ts'
import { clearBesideMoney } from './deletions.ts'

interface ExportRow {
  id: string
  asked_at: Date
  made_at: Date | null
  until: Date | null
}

/** @returns how many the player had already asked for in the last 24 hours */
export const insertExport = async (tx: Tx, id: string, playerId: number): Promise<number> => {
  await tx.one`select id from player where id = ${playerId} for update`
  const before = await tx.value<number>`
    select count(*) from data_export
    where player_id = ${playerId} and asked_at > game_clock() - interval '1 day'`
  await tx.many`
    insert into data_export (id, player_id) values (${id}, ${playerId})
    on conflict (player_id) where made_at is null do nothing`
  return before
}

export const hasWaitingExport = (tx: Tx, playerId: number) =>
  tx.any`select 1 from data_export where player_id = ${playerId} and made_at is null`

/** The newest one that is waiting or can still be downloaded. */
export const findLastExport = (tx: Tx, playerId: number) =>
  tx.one<ExportRow>`
    select id, asked_at, made_at, until from data_export
    where player_id = ${playerId} and (made_at is null or (sealed is not null and until > game_clock()))
    order by asked_at desc limit 1`

/** The oldest waiting one that no other node has taken; call it in a transaction. */
export const takeWaitingExport = (tx: Tx, but: readonly string[]) =>
  tx.one<{ id: string; player_id: number }>`
    select id, player_id from data_export where made_at is null and id <> all(${but}::uuid[])
    order by asked_at limit 1
    for update skip locked`

export const keepExport = (tx: Tx, id: string, sealed: Uint8Array, days: number) =>
  tx.many`
    update data_export
    set sealed = ${sealed}, made_at = game_clock(), until = game_clock() + make_interval(days => ${days})
    where id = ${id} and made_at is null`

/** Only the player's own, and only while it can be downloaded. */
export const findSealedExport = (tx: Tx, id: string, playerId: number) =>
  tx.one<{ sealed: Uint8Array; made_at: Date }>`
    select sealed, made_at from data_export
    where id = ${id} and player_id = ${playerId} and sealed is not null and until > game_clock()`

/** Expired copies, old clicks, codes and sessions, and who deleted players were that the law no longer requires us to keep. */
export const forgetOldData = async (tx: Tx, clickDays: number): Promise<void> => {
  await tx.many`update data_export set sealed = null where sealed is not null and until <= game_clock()`
  await tx.many`delete from click_record where at < (select game_clock()) - make_interval(days => ${clickDays})`
  await tx.many`
    update account_deletion set sealed = null, number_hashes = null
    where sealed is not null and kept_until <= game_clock()`
  await tx.many`
    update identity_document i set sealed = null from account_deletion d
    where d.player_id = i.player_id and d.kept_until <= game_clock() and i.state = 'accepted' and i.sealed is not null`
  // People who never signed up have a number or an address only here. The limits count over a day.
  await tx.many`
    delete from one_time_code where id in (
      select id from (select id, created_at from one_time_code order by id limit 1000) oldest
      where created_at < (select game_clock()) - interval '2 days')`
  await tx.many`
    delete from session
    where least(revoked_at, expires_at) < (select game_clock()) - interval '90 days'`
  // Banks are asked again after a day.
  await tx.many`delete from bank_account where resolved_at < game_clock() - interval '1 day'`
  await clearBesideMoney(tx)
}

interface ConsentRow {
  about: 'adult' | 'clicks' | 'newsletter' | 'testimonial'
  version: string
  given_at: Date
  ended_at: Date | null
}

export const listConsents = (tx: Tx, playerId: number) =>
  tx.many<ConsentRow>`
    select * from (
      select 'adult' as about, version, given_at, null::timestamptz as ended_at from consent
      where player_id = ${playerId}
      union all select 'clicks', version, given_at, ended_at from click_consent where player_id = ${playerId}
      union all select 'testimonial', '', at, null from testimonial where player_id = ${playerId}
      union all select 'newsletter', '', n.confirmed_at, null from newsletter_address n
        join player p on p.email = n.email
        where p.id = ${playerId} and n.confirmed_at is not null
    ) given order by given_at desc, about`
