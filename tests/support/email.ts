// E-mail addresses in tests, and what is on its way to them.
import { CONSENT_VERSION, newsletter, onboardViaPhone } from '#src/contract/account.ts'
import { createAccount } from '#src/contract/players/email.ts'
import { newsletterLinks } from '#server/deeds/mail/newsletter-links.ts'
import { newPhone, PASSWORD, type TestService } from './service.ts'

export const newEmail = (): string => `${crypto.randomUUID()}@example.ng`

/** A new account whose address waits for its code. @returns what its device knows */
export const unconfirmed = async (s: TestService, email = newEmail(), phone = newPhone()) => {
  const asked = { phone_number: phone, request_id: crypto.randomUUID() }
  void (await s.call(onboardViaPhone, { body: asked })).data
  const code = await s.lastCode(phone)
  const account = {
    ...asked,
    code,
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
    birth_date: '1990-02-28',
    consent: true,
    consent_version: CONSENT_VERSION,
  } as const
  void (await s.call(createAccount, { body: account })).data
  return { email, request_id: asked.request_id }
}

const partOf = (link: string) => new URL(link).search.replace(/^\?\w+=/, '')

/** The links in the e-mails of an address that has asked for the newsletter. */
export const newsletterLinksOf = async (s: TestService, email = newEmail()) => {
  void (await s.call(newsletter, { body: { email } })).data
  const row = await s.db.one<{ id: string }>`select id from newsletter_address where email = ${email}`
  const { confirm, leave, leaveAtOnce } = newsletterLinks(s.service, row!.id)
  return { email, confirm: partOf(confirm), leave: partOf(leave), leaveAtOnce }
}
