import type { Db } from '#server/db/db.ts'
import { isProduction, type Settings } from '#server/settings.ts'
import { sandboxMail } from './mail-sandbox.ts'
import { smtpMail } from './mail-smtp.ts'
import type { Mail } from '#server/ports/ports.ts'

/** The real server if there is one, otherwise the sandbox (which production refuses at start). */
export const makeMail = (settings: Settings, db: Db, print: (line: string) => void): Mail =>
  settings.SMTP_URL
    ? smtpMail({ url: settings.SMTP_URL, from: settings.MAIL_FROM, encrypted: isProduction(settings) })
    : sandboxMail(db, print)
