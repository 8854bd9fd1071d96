// What a caller reads: plain letters only, since networks drop others, and short, since a screen ends at 182 signs.
import { brand } from '#src/brand.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { formatDateTime, formatTime } from '#src/lib/lagos-time.ts'
import { plural } from '#src/lib/figures.ts'
import type { CodePurpose } from '#server/db/queries/accounts/codes.ts'
import * as wallets from '#src/lib/language/wallets.ts'

const site = brand.site.replace(/^https:\/\//, '')

export const plain = (text: string): string =>
  text
    .replaceAll('₦', 'N')
    .replaceAll('’', "'")
    .replaceAll('…', '...')
    .replace(/[–—]/g, '-')
    .normalize('NFD')
    .replace(/[^\n\x20-\x7e]/g, '')

const purposes: Record<CodePurpose, string> = {
  'sign-up': 'open an account',
  reset: 'set a new password',
  verify: 'verify your number',
  pin: 'set your PIN',
  'new-phone': 'change your number',
  'old-phone': 'change your number',
  email: 'confirm an address',
}

export const ussdWords = {
  menu: `${brand.name}\n1 Verify my number\n2 Balance and last result\n3 Check a slip\n4 Buy with a line code`,
  wrongChoice: 'That is not on the menu. Please dial again',
  notNigerian: 'This works for Nigerian mobile numbers only',
  noAccount: `No account has this number yet. Open one at ${site}`,
  tooMany: 'Too many tries. Please wait a minute and dial again',
  isItYours: (since: Date) =>
    `An account with this number was opened on ${formatDateTime(since.getTime())}. Is it yours?\n1 Yes, verify my number\n2 No`,
  verified: 'Your number is verified. You can buy your ticket now',
  verifiedAlready: 'Your number is verified already',
  notYours: `Then nothing was changed. Write to ${brand.supportEmail} about it`,
  code: (code: string, purpose: CodePurpose, seconds: number) =>
    `${code} is the code to ${purposes[purpose]}, for ${plural(Math.max(1, Math.floor(seconds / 60)), 'minute')} more. If you did not ask for it, give it to nobody`,
  balance: (it: { play: Kobo; winnings: Kobo; bonus: Kobo }) =>
    `Play ${formatMoney(it.play)}, winnings ${formatMoney(it.winnings)}, bonus ${formatMoney(it.bonus)}`,
  noResult: 'None of your tickets is drawn yet',
  slip: (game: string, drawn: string, outcome: string) => `${game}${drawn}: ${outcome}`,
  drawn: (numbers: readonly number[]) => ` drew ${numbers.join('-')}`,
  ended: (scores: readonly string[]) => ` ended ${scores.join(', ')}`,
  won: (amount: Kobo) => `won ${formatMoney(amount)}`,
  paidBack: (amount: Kobo) => `${formatMoney(amount)} back`,
  lost: 'not won',
  refunded: 'called off, stake given back',
  wonItem: 'won',
  pending: (drawsAt: Date) => `to be drawn ${formatDateTime(drawsAt.getTime())}`,
  lastKickOff: (at: Date) => `last kick-off ${formatDateTime(at.getTime())}`,
  askSlip: 'Enter the ID on the slip, ten letters and digits like K7M294RXAD',
  slipUnknown: 'We know no slip with that ID. Check each sign and dial again',
  askCode: 'Enter the line code that the app shows, with its stars, like 5*100*23420*00',
  codeWrong: 'That line code is not right. Check each digit and dial again. Nothing was charged',
  askPin: (it: { game: string; lines: string; price: Kobo; closesAt: Date }) =>
    `${it.game}, ${it.lines}. ${formatMoney(it.price)} from your ${wallets.play}, on sale until ${formatTime(it.closesAt.getTime())}.\nPIN to buy, 0 to leave`,
  lines: (lines: readonly (readonly number[])[]) =>
    lines.length === 1 ? lines[0]!.join('-') : plural(lines.length, 'line'),
  pinForm: 'A PIN has four digits. PIN to buy, 0 to leave',
  pinSpent: 'That PIN was not right. Please dial again',
  left: 'Nothing was charged',
  boughtAlready: 'This session has bought already. Nothing more was charged: please dial again',
  bought: (it: { game: string; id: string; drawsAt: string }) =>
    `Bought: ${it.game}, slip ${it.id}, drawn ${formatDateTime(Date.parse(it.drawsAt))}. Good luck!`,
} as const
