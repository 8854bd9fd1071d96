import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import { brand } from '#src/brand.ts'
import { formatMoney } from '#src/lib/money.ts'
import { percentOf, type Licence } from '#src/lib/state/licence.ts'
import * as wallets from '#src/lib/language/wallets.ts'

/** The day since which this text is in force. */
export const TERMS_SINCE = '30 November 2026'

export interface Clause {
  title: string
  words: readonly string[]
}

const shareOf = ({ goodCauses }: Licence) =>
  goodCauses > 0 ? `, ${percentOf(goodCauses)}% of sales go to good causes` : ''
const ceilingOf = ({ weekCeiling }: Licence) =>
  weekCeiling > 0 ? `, and nobody may top up more than ${formatMoney(weekCeiling)} in a week` : ''
const taxOf = ({ winningsTax, state }: Licence) =>
  winningsTax > 0
    ? `${state} takes ${percentOf(winningsTax)}% of net winnings: what a ticket pays less what it cost. We withhold it when we pay, show the prize, the tax and what was paid on the ticket, and pay it to the state.`
    : `${state} takes no tax on winnings at present. If that changes, your ticket shows the prize, the tax and what was paid.`
const identityOf = ({ ninRequired, state }: Licence) =>
  ninRequired
    ? `${state} asks for your national identity number (NIN) before your first top-up and your first withdrawal.`
    : `${state} does not ask for your national identity number (NIN) to play. If that changes, we ask before your next top-up.`

const beforeYouPlay = (it: Licence): Clause[] => [
  {
    title: 'Who we are',
    words: [
      `${brand.name} is run by ${it.operator}, ${it.operatorAddress}, under licence no. ${it.number} of the ${it.regulator}${it.until ? `, valid until ${it.until}` : ''}. It sells under that one licence: the law of ${it.state} and the federal law of Nigeria apply to every ticket.`,
      `What that state sets is followed for every player: tax on winnings and stamp duty are paid${shareOf(it)}${ceilingOf(it)}.`,
    ],
  },
  {
    title: 'Who may play',
    words: [
      'You must be 18 or older and eligible to make responsible decisions. You play for yourself, with one account, with your own phone number and under your own name.',
      'We ask for your date of birth and this confirmation when you sign up, and keep the time and the text of what you agreed to. Nobody under 18 gets an account.',
      'If we find that a player is under 18, the account is closed to play at once, no prize is paid to it, and the money that was topped up and not yet won or lost goes back. Keep your PIN and your phone from children.',
    ],
  },
  {
    title: 'Who you are',
    words: [
      identityOf(it),
      'We compare the name at your bank with yours before a withdrawal, and may ask for a picture of an identity document for a large one.',
      'The law against money laundering makes us keep a record of all payments for at least five years and report some of them, large or unusual ones, to the authorities without telling you.',
    ],
  },
]

const tickets: Clause[] = [
  {
    title: 'Tickets',
    words: [
      'A ticket is bought when our service has confirmed it and given you a signed receipt. Picks that are not paid for are not a ticket.',
      'It belongs to the batch that was on sale, by our service’s clock, when your payment was recorded. A bought ticket cannot be changed or given back.',
      'The prizes and rules of a batch on sale never change. Their fingerprint is part of every ticket.',
    ],
  },
  {
    title: 'Draws, and when there is none',
    words: [
      'Every draw is a sealed draw as described on our About page. The numbers that follow from the public record are the result. Nobody can type in other ones.',
      'If the seal of a batch is not in our public log before its public randomness is out, there is no draw and every stake of the batch is given back in full. If the public randomness is late, the draw waits. If it is missing for 24 hours, every stake of the batch is given back in full.',
      'A match that does not begin by 11:59pm of the next day, is stopped and not finished within 24 hours, is cancelled, is played with the sides changed, is decided by officials without having been played to the end, or has no result after 7 days is void: the ticket pays the price of the matches that are left. If all are void, or the ticket was taken after the true kick-off, the stake goes back. 90 minutes and stoppage count, no extra time and no penalties.',
      'An item for which too few chances were sold is not drawn, and every stake on it goes back.',
    ],
  },
]

const money = (it: Licence): Clause[] => [
  {
    title: 'Prizes and tax',
    words: [
      `Prizes are fixed for each line and are paid to your ${wallets.winnings} when the draw is settled. What has been sold is always paid.`,
      taxOf(it),
    ],
  },
  {
    title: 'Your wallets and your money',
    words: [
      `The ${wallets.play} is filled by top-ups of at least ${formatMoney(SMALLEST_TOP_UP)}, the ${wallets.winnings} by prizes, the ${wallets.bonus} (called referral wallet where you pay) by referrals and campaigns. Bonus money buys tickets and cannot be withdrawn.`,
      'A payment is charged once, however often a message about it arrives. If we make a mistake we reverse it by a visible entry, never by changing the record.',
      'What players own stands in accounts of its own in our books, apart from our money, and is compared with our providers’ books every night. Every night we also publish the sum of all wallets, held money and unpaid prizes, and your phone checks that yours is in it. The wallets earn no interest.',
      'An account that nobody uses costs nothing and loses nothing: what is in its wallets, and every prize, stays its owner’s without a time limit.',
    ],
  },
  {
    title: 'When a withdrawal waits',
    words: [
      'We hold a withdrawal for one of these reasons only: a large amount, a name that is not yours, a payment that came from somebody else’s account, a new bank account, a new password, PIN, phone number or name, money that came by card and was not played with, an identity document that is missing, a payment of yours that your bank took back, a transfer of which our payment partner says two different things, a danger to your account, or an order of an authority. While all sales and payouts are stopped because a check of our books found a fault, withdrawals that have not left wait too.',
      'The page of the withdrawal says the reason and the time at which it goes on or is decided, and you can save both there as a notice that we have signed. To object, see Complaints below. Held money stays yours and stays visible. A withdrawal that is under way cannot be turned back into play.',
    ],
  },
]

const fairness = (it: Licence): Clause[] => [
  {
    title: 'Fair play towards you',
    words: [
      'We show the odds and what a stake gives back on average before you buy, never after.',
      'Under Safer play in the menu you set limits, take a break or shut yourself out, at once and without asking anybody. A lower limit counts at once, a higher one a day later and when you confirm it.',
      `Anyone who has shut themselves out, or is in ${it.register}, the register of ${it.state}, can neither top up nor play. Draws paid in advance are given back, tickets already sold stay, are drawn and are paid, and the money can be withdrawn.`,
    ],
  },
  {
    title: 'Complaints',
    words: [
      `Tell us first: call ${brand.supportPhones[0]} or write to ${brand.supportEmail} with the game play ID or the reference of the payment. You get an answer within 7 days. Your receipt proves your ticket, also against us.`,
      `If you disagree with the answer, or there is none in time, you can turn to the ${it.regulator}: ${it.regulatorContact}. You can also go to the courts of ${it.state}.`,
    ],
  },
  {
    title: 'When these terms change',
    words: [
      'A change stands here, with its day, at least 14 days before it counts, but for what the law wants at once. Where it changes what you confirmed at the sign-up, the app asks you again. A ticket keeps the terms and rules under which it was bought. If you do not agree, withdraw your money and delete your account: nothing is charged for that.',
    ],
  },
]

export const termsOf = (it: Licence): readonly Clause[] => [
  ...beforeYouPlay(it),
  ...tickets,
  ...money(it),
  ...fairness(it),
]
