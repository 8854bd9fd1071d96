// The sandbox's SMS: messages are stored in the database and shown in the terminal and under /sandbox.
import { displayPhone } from '#src/lib/phone.ts'
import type { Db } from '#server/db/db.ts'
import { insertSandboxMessage } from '#server/db/queries/accounts/sandbox-messages.ts'
import { MAGIC_NUMBERS } from './magic-addresses.ts'
import type { Sms } from './ports.ts'

const [NO_SMS, NOTHING] = MAGIC_NUMBERS.map(([phone]) => phone)

/** @param print shows a line to the person running the sandbox */
export const sandboxSms = (db: Db, print: (line: string) => void): Sms => ({
  name: 'sandbox',
  send: async ({ to, text, channel }) => {
    if (to === NOTHING || (to === NO_SMS && channel === 'SMS'))
      throw new Error('The sandbox sends nothing to this number')
    const kept = insertSandboxMessage(db, to, channel === 'VOICE' ? `(voice call) ${text}` : text)
    print(`${channel === 'VOICE' ? 'Call' : 'SMS'} to ${displayPhone(to)}: ${text}`)
    await kept
  },
})
