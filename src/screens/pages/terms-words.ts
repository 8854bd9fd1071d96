import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import { formatMoney } from '#src/lib/money.ts'
import { brand } from '#src/brand.ts'
import { licence } from './licence.ts'

const { operator, number, regulator, register, state } = licence

export const terms: readonly { title: string; words: readonly string[] }[] = [
  {
    title: 'Who we are',
    words: [
      `${brand.name} is run by ${operator} under licence no. ${number} of the ${regulator}. It sells under that one licence: the law of ${state} and the federal law of Nigeria apply to every ticket.`,
      `What that state sets is followed for every player: the tax on winnings, the stamp duty, the share of sales for good causes, and the most that may be topped up in a week where it sets one.`,
    ],
  },
  {
    title: 'Who may play',
    words: [
      'You must be above 18 and eligible to make responsible decisions. You play for yourself, with one account, with your own phone number.',
      'We ask you to confirm this when you sign up, and keep the time and the text of what you agreed to.',
    ],
  },
  {
    title: 'Tickets',
    words: [
      'A ticket is bought when our service has confirmed it and given you a signed receipt. Picks that are not paid for are not a ticket.',
      'It belongs to the batch that was on sale, by our service’s clock, when your payment was recorded. A bought ticket cannot be changed or given back.',
      'The prizes and rules of a batch on sale never change. Their fingerprint is part of every ticket.',
    ],
  },
  {
    title: 'Draws',
    words: [
      'Every draw is a sealed draw as described on our About page. The numbers that follow from the public record are the result. Nobody can type in other ones.',
      'If the seal of a batch is not in our public log before its public randomness is out, there is no draw and every stake of the batch is given back in full. If the public randomness is late, the draw waits. If it is missing for 24 hours, every stake of the batch is given back in full.',
    ],
  },
  {
    title: 'Prizes and tax',
    words: [
      'Prizes are fixed for each line and are paid to your winnings wallet when the draw is settled. What has been sold is always paid.',
      'Where the law asks us to withhold tax from winnings, your ticket shows the prize, the tax and what was paid.',
    ],
  },
  {
    title: 'Your wallets',
    words: [
      `The play wallet is filled by top-ups of at least ${formatMoney(SMALLEST_TOP_UP)}, the winnings wallet by prizes, the bonus wallet by referrals and campaigns. Bonus money buys tickets and cannot be withdrawn.`,
      'A payment is charged once, however often a message about it arrives. If we make a mistake we reverse it by a visible entry, never by changing the record.',
    ],
  },
  {
    title: 'Fair play towards you',
    words: [
      'We show the odds and what a stake gives back on average before you buy, never after.',
      'Under Safer play in the menu you set limits, take a break or shut yourself out, at once and without asking anybody. A lower limit counts at once, a higher one a day later and when you confirm it.',
      `Who shut themselves out, or is in ${register}, the register of ${state}, can neither top up nor play. Draws paid in advance are given back, tickets already sold stay, are drawn and are paid, and the money can be withdrawn.`,
      'A withdrawal that is under way cannot be turned back into play.',
    ],
  },
  {
    title: 'Your data',
    words: [
      'We keep your phone number, what you give us for your profile, your payments and your tickets, because the law and the game need them. We do not sell them and we show no whole phone number to anybody else.',
      'Under the Nigeria Data Protection Act 2023 you can save a copy, take back what you agreed to, or delete your account: in the settings, under Your data. What the law makes us keep stays until it may go.',
    ],
  },
  {
    title: 'When we disagree',
    words: [
      'Tell us first: most things are solved with the game play ID and the receipt on your phone. Your receipt proves your ticket, also against us.',
      `If we do not solve it, you can turn to the ${regulator}, and to the courts of ${state}.`,
    ],
  },
]
