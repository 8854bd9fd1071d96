// What e-mails say: plain text, short, with what to do in the first lines.
import { brand } from '#src/brand.ts'
import { EXPORT_DAYS } from '#src/contract/players/own-data.ts'
import { formatDateTime, formatMonth } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'
import type { WithdrawalRow } from '#server/db/queries/money/withdrawals.ts'
import type { MailMessage } from '#server/ports/ports.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export interface MailText extends Pick<MailMessage, 'subject' | 'text' | 'unsubscribe'> {
  /** Set if it also goes out by SMS. */
  sms?: string
}

const { name } = brand
const help = `${brand.supportEmail}, ${brand.supportPhones[0]}`
export const textOf = (...parts: string[]): string => `${parts.join('\n\n')}\n\n${name}\n${help}\n`

export const emailCodeText = (code: string): MailText => ({
  subject: `${code} is your ${name} code`,
  text: textOf(
    `Your code: ${code}`,
    `Enter it in the app to confirm this e-mail address. It works for 10 minutes. Never give it to anybody, not even to us.`,
    'You did not ask for it? Then do nothing: without the code nobody can use your address.',
  ),
})

export const emailKnownText = (): MailText => ({
  subject: `Your address has a ${name} account already`,
  text: textOf(
    `Somebody, perhaps you, gave this e-mail address for a ${name} account. It has one already.`,
    'Was it you? Log in with this address or with your phone number.',
    'It was not you? Then do nothing: nothing has changed.',
  ),
})

export const emailChangedText = (): MailText => ({
  subject: `Your ${name} e-mail address was changed`,
  text: textOf(
    'Another e-mail address logs in to your account now, and gets its receipts. This one no longer does.',
    'If that was not you, set a new password at once and call us.',
  ),
})

interface Links {
  confirm: string
  leave: string
  /** For mail programs, by one POST. */
  leaveAtOnce: string
}

export const newsletterConfirmText = ({ confirm, leave, leaveAtOnce }: Links): MailText => ({
  subject: `Do you want news from ${name}?`,
  text: textOf(
    `Somebody, perhaps you, asked for our newsletter to this address. Say yes here, within 7 days:\n${confirm}`,
    'It was not you? Then do nothing: you get no newsletter.',
    `Have us forget your address at once:\n${leave}`,
  ),
  unsubscribe: leaveAtOnce,
})

export const newsletterText = (
  { subject, body }: { subject: string; body: string },
  { leave, leaveAtOnce }: Links,
): MailText => ({
  subject,
  text: textOf(
    body,
    brand.adultsOnly,
    `You get this because you asked for our newsletter. Unsubscribe:\n${leave}`,
  ),
  unsubscribe: leaveAtOnce,
})

const factsOf = (it: WithdrawalRow): string =>
  [
    `Withdrawn: ${formatMoney(it.amount)}`,
    ...(it.withheld > 0 ? [`Withheld for the state: ${formatMoney(it.withheld)}`] : []),
    `To: ${it.account_name}, ${it.bank_name}, account ending in ${it.account_number.slice(-4)}`,
    `Asked for: ${formatDateTime(it.requested_at.getTime())}`,
    ...(it.trace ? [`Bank trace number: ${it.trace}`] : []),
    `Withdrawal: ${it.id}`,
  ].join('\n')

const arrived = (it: WithdrawalRow): string => formatMoney((it.amount - it.withheld) as typeof it.amount)

export const withdrawalPaidText = (it: WithdrawalRow): MailText => ({
  subject: `${arrived(it)} was paid to your bank account`,
  text: textOf(
    `We have paid ${arrived(it)} to your bank account.`,
    factsOf(it),
    'Was it not you? Set a new password at once and call us.',
  ),
})

export const withdrawalReturnedText = (it: WithdrawalRow): MailText => ({
  subject: `${formatMoney(it.amount - it.covered)} is back in your ${wallets.winnings}`,
  text: textOf(
    `Your withdrawal did not reach your bank account: ${it.failure}. The whole ${formatMoney(it.amount - it.covered)} is back in your ${wallets.winnings}.`,
    factsOf(it),
    'Check the account in the app and ask for it again.',
  ),
})

export const documentRefusedText = (why: string): MailText => ({
  subject: 'Please send your identity document again',
  text: textOf(
    `We could not accept the picture of your identity document: ${why}`,
    'Your withdrawal waits for it. In the app, open the withdrawal and send a better picture. This one is deleted.',
  ),
})

export const ownDataReadyText = (): MailText => ({
  subject: 'The copy of your data is ready',
  text: textOf(
    `The copy of everything we keep about you is ready. In the app, open Settings, then “Your data”, and save it within ${EXPORT_DAYS} days. Nobody else can open it.`,
    'Was it not you? Set a new password at once and call us.',
  ),
})

export const ordersMonthText = ({
  month,
  tickets,
  staked,
  back,
}: {
  month: string
  tickets: number
  staked: Kobo
  back: Kobo
}): MailText => {
  const name = formatMonth(Date.parse(month))
  return {
    subject: `Your standing orders in ${name}`,
    text: textOf(
      `Your standing orders bought ${plural(tickets, 'ticket')} in ${name}.`,
      `Staked: ${formatMoney(staked)}\nCame back: ${formatMoney(back)}`,
      'In the app, open the menu, then “Standing orders”, to pause or stop them with one tap.',
    ),
  }
}
