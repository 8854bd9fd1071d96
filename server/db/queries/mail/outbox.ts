// E-mails waiting to be sent, and those already sent; what must not be missed also goes out by SMS.
import type { Tx } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'

export type MailKind =
  | 'email-code'
  | 'email-known'
  | 'email-changed'
  | 'newsletter-confirm'
  | 'newsletter'
  | 'withdrawal-paid'
  | 'withdrawal-returned'
  | 'document-refused'
  | 'own-data-ready'
  | 'orders-month'
  | 'item-won'
  | 'item-reminder'
  | 'item-sent'
  | 'item-cash'
  | 'account-news'

export interface MailRow {
  id: string
  kind: MailKind
  recipient: string
  /** The row it is about. */
  about: string
  attempts: number
}

/** Why one failed that could not be sent until it was pointless; an index names it too (schema/17-mail.sql). */
export const TOO_LATE = 'too late'

interface NewMail {
  kind: MailKind
  recipient: string
  about: string
  /** It is dropped if it cannot be sent within this time. */
  seconds: number
}

/** Goes out after the transaction's commit; the same one is not queued twice. */
export const queueMail = (tx: Tx, it: NewMail) =>
  tx.many`
    insert into mail_outbox (kind, recipient, about, until)
    values (${it.kind}, ${it.recipient}, ${it.about},
      game_clock() + make_interval(secs => ${it.seconds}::float8)) on conflict do nothing`

/** To the player's proven address; does nothing if there is none. */
export const queueMailToPlayer = (tx: Tx, playerId: number, it: Omit<NewMail, 'recipient'>) =>
  tx.many`
    insert into mail_outbox (kind, recipient, about, until)
    select ${it.kind}, email, ${it.about}, game_clock() + make_interval(secs => ${it.seconds}::float8) from player
    where id = ${playerId} and email is not null on conflict do nothing`

/** By SMS to the player's proven number; does nothing if the account was deleted and has none. */
export const queueSmsToPlayer = (tx: Tx, playerId: number, it: Omit<NewMail, 'recipient'>) =>
  tx.many`
    insert into mail_outbox (kind, recipient, about, until)
    select ${it.kind}, phone, ${it.about}, game_clock() + make_interval(secs => ${it.seconds}::float8) from player
    where id = ${playerId} and phone_verified_at is not null on conflict do nothing`

/**
 * Claims due ones for a while, so that no other node takes them; mail that somebody waits for precedes newsletters, and
 * the question whether somebody wants them, which a stranger may have asked in somebody's name.
 */
export const claimMails = (tx: Tx, limit: number, leaseSeconds: number) =>
  tx.many<MailRow & { late: boolean }>`
    update mail_outbox set next_at = game_clock() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where id in (select id from mail_outbox where next_at <= game_clock()
      order by kind = 'newsletter', kind = 'newsletter-confirm', next_at limit ${limit} for update skip locked)
    returning id, kind, recipient, about, attempts, until <= game_clock() as late`

/** A number that no longer belongs to a player is forgotten at once. */
export const endMail = (tx: Tx, id: string, failure?: string) =>
  tx.many`
    with gone as (
      delete from mail_outbox m where id = ${id} and next_at is not null and recipient like '+%'
        and not exists (select from player p where p.phone = m.recipient)
      returning id)
    update mail_outbox set next_at = null, failure = ${failure}, sent_at = case
      when ${failure}::text is null then game_clock() end
    where id = ${id} and next_at is not null and not exists (select from gone)`

export const postponeMail = (tx: Tx, id: string, seconds: number, failure: string) =>
  tx.many`
    update mail_outbox set next_at = game_clock() + make_interval(secs => ${seconds}::float8), failure = ${failure}
    where id = ${id} and next_at is not null`

export const deleteOldMails = (tx: Tx, days: number) =>
  tx.many`
    delete from mail_outbox
    where next_at is null and created_at < (select game_clock()) - make_interval(days => ${days}::int)`

/**
 * `late`: seconds the oldest has waited; `lost`: in the last 24 hours, or given up in them because its days were over. A mail
 * that had nothing to say is not lost.
 */
export const findMailFigures = (tx: Tx) =>
  tx.many<{ kind: MailKind; waiting: number; late: number; lost: number }>`
    select kind, count(*) filter (where next_at is not null)::int as waiting,
      coalesce(extract(epoch from game_clock() - min(created_at) filter (where next_at is not null)), 0)::float8
        as late,
      count(*) filter (where next_at is null and sent_at is null and failure <> '')::int as lost
    from mail_outbox where next_at is not null or created_at > (select game_clock()) - interval '1 day'
      or failure = '${asIs(TOO_LATE)}' and until > (select game_clock()) - interval '1 day' group by kind`
