// Words a queued e-mail from the row it is about, at the time of sending.
import { findSealedDocument } from '#server/db/queries/accounts/identity-documents.ts'
import { findLiveCode } from '#server/db/queries/accounts/codes.ts'
import { findPrize, type PrizeRow } from '#server/db/queries/items/prizes.ts'
import { findIssue, findNewsletterAddress, isBarredAddress } from '#server/db/queries/mail/newsletter.ts'
import type { MailKind, MailRow } from '#server/db/queries/mail/outbox.ts'
import { findWithdrawal, type WithdrawalRow } from '#server/db/queries/money/withdrawals.ts'
import { codeOf } from '#server/deeds/accounts/one-time-code.ts'
import { findMonth } from '#server/db/queries/buying/orders.ts'
import type { Service } from '#server/service.ts'
import * as items from '#server/wire/items/item-mail.ts'
import * as texts from '#server/wire/mail.ts'
import { accountNews } from './account-news.ts'
import { newsletterLinks } from './newsletter-links.ts'

type Compose = (service: Service, mail: MailRow) => Promise<texts.MailText | undefined>

const codeMail: Compose = async ({ db, pepper }, { about, recipient }) => {
  const code = await findLiveCode(db, Number(about))
  return code && texts.emailCodeText(codeOf(pepper, recipient, code.nonce))
}

const confirmMail: Compose = async (service, { recipient }) => {
  const row = await findNewsletterAddress(service.db, recipient)
  if (!row || row.confirmed) return undefined
  return texts.newsletterConfirmText(newsletterLinks(service, row.id))
}

/** Only to addresses still on the list, and not to players who may not play. */
const issueMail: Compose = async (service, { about, recipient }) => {
  const row = await findNewsletterAddress(service.db, recipient)
  const issue = await findIssue(service.db, about)
  if (!row?.confirmed || !issue || (await isBarredAddress(service.db, recipient))) return undefined
  return texts.newsletterText(issue, newsletterLinks(service, row.id))
}

/** Nothing, once the bank has sent it back. */
const withdrawalMail =
  (state: WithdrawalRow['state'], textOf: (row: WithdrawalRow) => texts.MailText): Compose =>
  async ({ db }, { about }) => {
    const row = await findWithdrawal(db, about)
    return row?.state === state ? textOf(row) : undefined
  }

const documentMail: Compose = async ({ db }, { about }) => {
  const row = await findSealedDocument(db, about)
  return row?.state === 'refused' ? texts.documentRefusedText(row.why ?? '') : undefined
}

const ordersMail: Compose = async ({ db }, { about }) => {
  const [playerId = '', month = ''] = about.split('/')
  const row = await findMonth(db, Number(playerId), month)
  return row && texts.ordersMonthText(row)
}

/** Nothing, once the winner has chosen or somebody else has the prize. */
const itemMail =
  (states: readonly PrizeRow['state'][], textOf: (row: PrizeRow) => texts.MailText): Compose =>
  async ({ db }, { about }) => {
    const [itemId = '', playerId = ''] = about.split('/')
    const row = await findPrize(db, itemId)
    return row && row.player_id === Number(playerId) && states.includes(row.state) ? textOf(row) : undefined
  }

/** To the first winner of a prize that went to the reserve. */
const passedMail: Compose = async ({ db }, { about }) => {
  const [itemId = '', playerId = ''] = about.split('/')
  const row = await findPrize(db, itemId)
  return row?.passed && row.player_id !== Number(playerId) ? items.itemPassedText(row, row.passed) : undefined
}

const makers: Record<MailKind, Compose> = {
  'email-code': codeMail,
  'email-known': async () => texts.emailKnownText(),
  'email-changed': async () => texts.emailChangedText(),
  'newsletter-confirm': confirmMail,
  newsletter: issueMail,
  'withdrawal-paid': withdrawalMail('paid', texts.withdrawalPaidText),
  'withdrawal-returned': withdrawalMail('returned', texts.withdrawalReturnedText),
  'document-refused': documentMail,
  'orders-month': ordersMail,
  'item-won': (service, mail) =>
    (mail.about.endsWith(items.PASSED) ? passedMail : itemMail(['won'], items.itemWonText))(service, mail),
  'item-reminder': itemMail(['won'], items.itemReminderText),
  'item-sent': itemMail(['sent'], items.itemSentText),
  'item-cash': itemMail(['cash'], items.itemCashText),
  'own-data-ready': async () => texts.ownDataReadyText(),
  'account-news': async ({ db }, { about }) => {
    const text = await accountNews(db, about)
    return text === undefined ? undefined : { subject: text, text }
  },
}

/** Undefined if there is nothing left to say. */
export const composeMail = (service: Service, mail: MailRow): Promise<texts.MailText | undefined> =>
  makers[mail.kind](service, mail)
