import type { Tx } from '#server/db/db.ts'

interface SandboxMessageRow {
  recipient: string
  body: string
  sent_at: Date
}

export const insertSandboxMessage = (tx: Tx, recipient: string, body: string) =>
  tx.many`insert into sandbox_message (recipient, body) values (${recipient}, ${body})`

/** The newest hundred, optionally for one number. */
export const listSandboxMessages = (tx: Tx, recipient: string | undefined) =>
  tx.many<SandboxMessageRow>`
    select recipient, body, sent_at from sandbox_message
    where ${recipient}::text is null or recipient = ${recipient} order by id desc limit 100`
