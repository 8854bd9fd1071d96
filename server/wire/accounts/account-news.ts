// SMS and e-mails that tell an owner what was done to the account, perhaps by somebody else.
import { brand } from '#src/brand.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { maskPhone } from '#src/lib/phone.ts'

export const news = {
  password: 'Your password was changed',
  pin: 'Your transaction PIN was changed',
  'pin-locked': 'Somebody entered five wrong transaction PINs in your account',
  name: 'The name on your account was changed, and withdrawals wait for a while',
  email: 'An e-mail address was added to your account, or changed',
  'google-linked': 'A Google account can now sign in to your account',
  'google-unlinked': 'Your Google account no longer signs in to your account',
  'phone-taken': 'You asked for a new phone number. Another account has it by now: yours stays',
  'deletion-taken-back': 'Your account stays: its deletion was taken back',
}

/** News without fixed words is worded from its row. */
export type AccountNews = keyof typeof news | 'phone' | 'phone-soon' | 'deletion-asked' | 'deleted'

export const phoneNews = (it: { new_phone: string }) =>
  `Your phone number was changed to ${maskPhone(it.new_phone)}`

export const phoneSoonNews = (it: { new_phone: string; due_at: Date }) =>
  `Your phone number will be changed to ${maskPhone(it.new_phone)} on ${formatDateTime(it.due_at.getTime())}. Log in to stop it`

export const deletionNews = (it: { due_at: Date }) =>
  `Your account will be deleted on ${formatDateTime(it.due_at.getTime())}. Log in to take it back`

export const deletedNews = (id: number) =>
  `Your account was deleted. What is yours is kept for you: call us and say D-${id}`

/** @param isGone there is no account left whose password could be set */
export const newsText = (what: string, isGone: boolean): string =>
  `${brand.name}: ${what}. If that was not you, ${isGone ? '' : 'set a new password at once and '}call us.`
