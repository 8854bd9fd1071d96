// The sandbox's e-mail: messages are stored in the database and shown in the terminal and under /sandbox.
import type { Db } from '#server/db/db.ts'
import { insertSandboxMessage } from '#server/db/queries/accounts/sandbox-messages.ts'
import { MAGIC_MAILBOXES } from '#server/ports/magic-addresses.ts'
import { MailRefused, type Mail } from '#server/ports/ports.ts'

const [REFUSES = '', SILENT = ''] = MAGIC_MAILBOXES.map(([ending]) => ending)

/** @param print shows a line to the person running the sandbox */
export const sandboxMail = (db: Db, print: (line: string) => void): Mail => ({
  name: 'sandbox',
  send: async ({ to, subject, text }) => {
    if (to.endsWith(REFUSES)) throw new MailRefused('The sandbox knows no such mailbox')
    if (to.endsWith(SILENT)) throw new Error('The sandbox’s mailbox does not answer')
    const kept = insertSandboxMessage(db, to, `${subject}\n\n${text}`)
    print(`E-mail to ${to}: ${subject}`)
    await kept
  },
})
