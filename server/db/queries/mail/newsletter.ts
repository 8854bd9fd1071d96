import type { Tx } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'

const DAYS = 7 // days a question stays open
const PAUSE = 86_400 // seconds between two questions: anybody may give anybody’s address

/** @returns the time of asking; undefined if the address has already said yes, or was asked just now */
export const askAddress = (tx: Tx, email: string) =>
  tx.value<Date | undefined>`
    insert into newsletter_address as it (email) values (${email})
    on conflict (email) do update set asked_at = game_clock()
    where it.confirmed_at is null and it.asked_at < game_clock() - make_interval(secs => ${asIs(PAUSE)})
    returning asked_at`

export const findNewsletterAddress = (tx: Tx, email: string) =>
  tx.one<{ id: string; confirmed: boolean }>`
    select id, confirmed_at is not null as confirmed from newsletter_address where email = ${email}`

/** @returns false if it was asked too long ago, or was deleted */
export const confirmAddress = (tx: Tx, id: string) =>
  tx.any`
    update newsletter_address set confirmed_at = coalesce(confirmed_at, game_clock())
    where id = ${id}::uuid
      and (confirmed_at is not null or asked_at > game_clock() - make_interval(days => ${asIs(DAYS)}))
    returning id`

export const forgetAddress = (tx: Tx, id: string) =>
  tx.many`delete from newsletter_address where id = ${id}::uuid`

/** Deletes the address that the player has proven. */
export const forgetAddressOf = (tx: Tx, playerId: number) =>
  tx.many`delete from newsletter_address where email = (select email from player where id = ${playerId})`

export const forgetUnconfirmed = (tx: Tx) =>
  tx.many`
    delete from newsletter_address
    where confirmed_at is null and asked_at < game_clock() - make_interval(days => ${asIs(DAYS)})`

/** @returns false if the same one was queued before */
export const insertIssue = (tx: Tx, it: { id: string; subject: string; body: string }) =>
  tx.any`
    insert into newsletter_issue (id, subject, body)
    values (${it.id}, ${it.subject}, ${it.body}) on conflict do nothing returning id`

export const findIssue = (tx: Tx, id: string) =>
  tx.one<{ subject: string; body: string }>`select subject, body from newsletter_issue where id = ${id}`

/** Queues it to every subscriber. @returns how many */
export const queueIssue = async (tx: Tx, id: string, seconds: number): Promise<number> =>
  (
    await tx.many`
      insert into mail_outbox (kind, recipient, about, until)
      select 'newsletter', email, ${id}, game_clock() + make_interval(secs => ${seconds}::float8)
      from newsletter_address
      where confirmed_at is not null on conflict do nothing returning id`
  ).length

/** For a player who has proven the address before: no question is sent. */
export const addProvenAddress = (tx: Tx, email: string) =>
  tx.many`
    insert into newsletter_address as it (email, confirmed_at) values (${email}, game_clock())
    on conflict (email) do update set confirmed_at = coalesce(it.confirmed_at, game_clock())`

/** The subscription follows its player to another proven address. */
export const moveAddress = async (tx: Tx, from: string, to: string): Promise<void> => {
  const had = await tx.one`
    delete from newsletter_address where email = ${from} and confirmed_at is not null returning email`
  if (had) await addProvenAddress(tx, to)
}

export const forgetEmail = (tx: Tx, email: string) =>
  tx.many`delete from newsletter_address where email = ${email}`

/** Whether it belongs to a player who is excluded or taking a break. */
export const isBarredAddress = (tx: Tx, email: string) =>
  tx.any`
    select from player p join safer_play s on s.player_id = p.id
    where p.email = ${email}
      and play_barred(s.register_until, s.excluded_at, s.reopens_at, s.break_until,
        game_clock()) is not null`
