// The sandbox's e-mail: messages are stored in the database and shown in the terminal and under /sandbox.
import type { Db } from '#server/db/db.ts'
import { insertSandboxMessage } from '#server/db/queries/accounts/sandbox-messages.ts'
import type { Mail } from '#server/ports/ports.ts'

/** @param print shows a line to whoever runs the sandbox */
export const sandboxMail = (db: Db, print: (line: string) => void): Mail => ({
  name: 'sandbox',
  send: async ({ to, subject, text }) => {
    const kept = insertSandboxMessage(db, to, `${subject}\n\n${text}`)
    print(`E-mail to ${to}: ${subject}`)
    await kept
  },
})
