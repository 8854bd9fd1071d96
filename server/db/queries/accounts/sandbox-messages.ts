import type { Tx } from '#server/db/db.ts'

interface SandboxMessageRow {
  recipient: string
  body: string
  sent_at: Date
}

export const insertSandboxMessage = (tx: Tx, recipient: string, body: string) =>
  tx.many(`insert into sandbox_message (recipient, body) values ($1, $2)`, [recipient, body])

/** The newest hundred, optionally for one number. */
export const listSandboxMessages = (tx: Tx, recipient: string | undefined) =>
  tx.many<SandboxMessageRow>(
    `select recipient, body, sent_at from sandbox_message
     where $1::text is null or recipient = $1 order by id desc limit 100`,
    [recipient ?? null],
  )
