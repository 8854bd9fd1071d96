// E-mail via any SMTP server.
import { createTransport } from 'nodemailer'
import { brand } from '#src/brand.ts'
import { MailRefused, type Mail, type MailMessage } from '#server/ports/ports.ts'

interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587` for STARTTLS. */
  url: string
  from: string
  /** Whether to refuse sending without encryption. */
  encrypted: boolean
}

/** A line break in an address or a subject would write headers of its own. */
const checkLines = ({ to, subject }: MailMessage): void => {
  if (/[\p{Cc}<>]/u.test(to) || /\p{Cc}/u.test(subject))
    throw new MailRefused('A header has hidden characters')
}

/** Final only for this address or this message: a wrong password of ours, or a full disk there, is temporary. */
const isFinal = ({ code, responseCode = 0 }: { code?: string; responseCode?: number }): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500

/** Servers name the recipient in what they refuse, and failures are logged. */
const withoutAddresses = (text: string, from: string): string =>
  text.replaceAll(/[^\s<>]+@[^\s<>]+/g, it => (it === from ? it : '[address]'))

const headersOf = ({ unsubscribe }: MailMessage) => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}),
})

export const smtpMail = ({ url, from, encrypted }: SmtpSettings): Mail => {
  const host = from.slice(from.indexOf('@') + 1)
  const post = createTransport({
    url,
    requireTLS: encrypted,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    send: async message => {
      checkLines(message)
      await post
        .sendMail({
          from: { name: brand.name, address: from },
          to: { name: '', address: message.to },
          messageId: `<${message.id}@${host}>`,
          subject: message.subject,
          text: message.text,
          headers: headersOf(message),
        })
        .catch(error => {
          const words = withoutAddresses(error.message, from)
          throw isFinal(error) ? new MailRefused(words) : new Error(words)
        })
    },
  }
}
