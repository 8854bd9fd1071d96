import * as fs from 'node:fs'
import { plural } from '#src/lib/figures.ts'
import { queueNewsletter } from '#server/deeds/mail/newsletter.ts'
import type { Db } from '#server/db/db.ts'

/** Queues a text file, whose first line is the subject, for every subscriber. The nodes send it. */
export const newsletter = async ({ db }: { db: Db }, file = ''): Promise<string> => {
  if (!fs.existsSync(file))
    throw new Error('Say a text file whose first line is the subject: newsletter FILE')
  const [subject = '', ...lines] = fs.readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const body = lines.join('\n').trim()
  if (!/^\P{Cc}{1,150}$/u.test(subject) || !body)
    throw new Error('The first line is the subject, at most 150 characters, and the text follows')
  const count = await queueNewsletter(db, subject, body)
  return count === undefined
    ? 'This newsletter was queued before, and goes to nobody a second time.'
    : `“${subject}” goes to ${plural(count, 'address', 'addresses')}.`
}
