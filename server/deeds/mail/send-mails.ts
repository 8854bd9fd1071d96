// Sends what is queued, by the clock. Safe on any number of nodes. If it is unknown whether a message arrived, it goes out
// again under the same id: a code that never comes is worse than one that comes twice.
import { forgetUnconfirmed } from '#server/db/queries/mail/newsletter.ts'
import {
  claimMails,
  deleteOldMails,
  endMail,
  postponeMail,
  TOO_LATE,
  type MailRow,
} from '#server/db/queries/mail/outbox.ts'
import { MailRefused } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { composeMail } from './compose-mail.ts'

const AT_ONCE = 20
/** Longer than a try may take. */
const LEASE = 120 // seconds
const FIRST_PAUSE = 15 // seconds
const LONGEST_PAUSE = 3_600
const DAYS_KEPT = 30

const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(attempts - 1, 10))

const isPhone = (recipient: string): boolean => recipient.startsWith('+')

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300)

const sendOne = async (service: Service, mail: MailRow & { late: boolean }): Promise<unknown> => {
  const { db, ports, log } = service
  const { id, kind } = mail
  if (mail.late) {
    log.error({ mail: id, kind }, 'an e-mail came to nothing: it could not be sent in time')
    return endMail(db, id, TOO_LATE)
  }
  const text = await composeMail(service, mail)
  if (!text) return endMail(db, id, '')
  const { sms, ...letter } = text
  try {
    if (isPhone(mail.recipient))
      await ports.sms.send({ to: mail.recipient, text: sms ?? letter.subject, channel: 'SMS' })
    else await ports.mail.send({ id, to: mail.recipient, ...letter })
  } catch (error) {
    const isFinal = error instanceof MailRefused
    log.warn({ err: error, mail: id, kind }, isFinal ? 'an e-mail was refused' : 'an e-mail is sent again')
    return isFinal
      ? endMail(db, id, wordsOf(error))
      : postponeMail(db, id, pauseAfter(mail.attempts), wordsOf(error))
  }
  return endMail(db, id)
}

/** One round. @returns how many were taken */
export const sendMails = async (service: Service): Promise<number> => {
  const due = await claimMails(service.db, AT_ONCE, LEASE)
  await Promise.all(
    due.map(mail =>
      sendOne(service, mail).catch(error =>
        service.log.error({ err: error, mail: mail.id }, 'an e-mail could not be looked at'),
      ),
    ),
  )
  return due.length
}

export const forgetOldMails = async ({ db }: Service): Promise<void> => {
  await deleteOldMails(db, DAYS_KEPT)
  await forgetUnconfirmed(db)
}
