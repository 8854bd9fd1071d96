// E-mails waiting to be sent, and those already sent; what must not be missed also goes out by SMS.
import type { Tx } from '#server/db/db.ts'

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

export interface MailRow {
  id: string
  kind: MailKind
  recipient: string
  /** The row it is about. */
  about: string
  attempts: number
}

interface NewMail {
  kind: MailKind
  recipient: string
  about: string
  /** It is dropped if it cannot be sent within this time. */
  seconds: number
}

/** Goes out after the transaction's commit; the same one is not queued twice. */
export const queueMail = (tx: Tx, it: NewMail) =>
  tx.many(
    `insert into mail_outbox (kind, recipient, about, until)
     values ($1, $2, $3, game_clock() + make_interval(secs => $4::float8)) on conflict do nothing`,
    [it.kind, it.recipient, it.about, it.seconds],
  )

/** To the player's proven address; does nothing if there is none. */
export const queueMailToPlayer = (tx: Tx, playerId: number, it: Omit<NewMail, 'recipient'>) =>
  tx.many(
    `insert into mail_outbox (kind, recipient, about, until)
     select $1, email, $2, game_clock() + make_interval(secs => $3::float8) from player
     where id = $4 and email is not null on conflict do nothing`,
    [it.kind, it.about, it.seconds, playerId],
  )

/** By SMS to the player's number, which is proven. */
export const queueSmsToPlayer = (tx: Tx, playerId: number, it: Omit<NewMail, 'recipient'>) =>
  tx.many(
    `insert into mail_outbox (kind, recipient, about, until)
     select $1, phone, $2, game_clock() + make_interval(secs => $3::float8) from player
     where id = $4 on conflict do nothing`,
    [it.kind, it.about, it.seconds, playerId],
  )

/** Claims due ones for a while, so that no other node takes them; mail that somebody waits for precedes newsletters. */
export const claimMails = (tx: Tx, limit: number, leaseSeconds: number) =>
  tx.many<MailRow & { late: boolean }>(
    `update mail_outbox set next_at = game_clock() + make_interval(secs => $2), attempts = attempts + 1
     where id in (select id from mail_outbox where next_at <= game_clock()
       order by kind = 'newsletter', next_at limit $1 for update skip locked)
     returning id, kind, recipient, about, attempts, until <= game_clock() as late`,
    [limit, leaseSeconds],
  )

export const endMail = (tx: Tx, id: string, failure?: string) =>
  tx.many(
    `update mail_outbox set next_at = null, failure = $2, sent_at = case when $2::text is null then game_clock() end
     where id = $1 and next_at is not null`,
    [id, failure ?? null],
  )

export const postponeMail = (tx: Tx, id: string, seconds: number, failure: string) =>
  tx.many(
    `update mail_outbox set next_at = game_clock() + make_interval(secs => $2::float8), failure = $3
     where id = $1 and next_at is not null`,
    [id, seconds, failure],
  )

export const deleteOldMails = (tx: Tx, days: number) =>
  tx.many(
    `delete from mail_outbox where next_at is null and created_at < game_clock() - make_interval(days => $1::int)`,
    [days],
  )

/** `late`: seconds the oldest has waited; `lost`: in the last 24 hours. A mail that had nothing to say is not lost. */
export const findMailFigures = (tx: Tx) =>
  tx.many<{ kind: MailKind; waiting: number; late: number; lost: number }>(
    `select kind, count(*) filter (where next_at is not null)::int as waiting,
       coalesce(extract(epoch from game_clock() - min(created_at) filter (where next_at is not null)), 0)::float8 as late,
       count(*) filter (where next_at is null and sent_at is null and failure <> '')::int as lost
     from mail_outbox where next_at is not null or created_at > game_clock() - interval '1 day' group by kind`,
  )
