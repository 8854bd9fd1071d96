import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import { brand } from '#src/brand.ts'
import { formatMoney } from '#src/lib/money.ts'
import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import * as cadence from '#src/lib/language/cadence.ts'

/** An answer, or a function of the licence line, the tax in percent, the regulator and where to find it. */
type Answer = string | ((line: string, tax: string, regulator: string, contact: string) => string)
type Answers = readonly [question: string, words: Answer][]

/** @param least the smallest top-up */
const english = (least: string): Answers => [
  [
    'How do I start?',
    `Create an account with a Nigerian mobile number. We send a 6-digit code once. Then top up your wallet, from ${least}, and buy a ticket.`,
  ],
  [
    'The code does not arrive. What can I do?',
    `Wait a minute and ask for a new one by SMS or voice call. You can also dial ${brand.ussdCode} on the registered phone to verify it.`,
  ],
  [
    'When is the draw?',
    `Some games sell a batch ${cadence.eachBatch}, drawn half a minute after it closes; the others are drawn ${cadence.fixedHours}, Lagos time.`,
  ],
  [
    'My payment was cut off. Did I pay?',
    'Open the app again. It asks our service what became of that payment and tells you: bought once, or not at all. Nothing is bought twice.',
  ],
  [
    'How do I know that the draw is honest?',
    'Open any result and press “Check this draw on your phone”. Your phone draws the numbers again by itself. Your own tickets show six checks; on a ticket for real matches, two of them are about its chances and the results.',
  ],
  [
    'How do I get what I win?',
    `Prizes go to your ${wallets.winnings} in the same moment in which the draw is settled. You can move them to your ${wallets.play} at once, or withdraw them to a bank account in your name: press Withdraw in the menu.`,
  ],
  [
    'What is cashback?',
    'One right number on an Instant cashout line gives half of that line’s stake back. That is less than you paid, so we do not call it a win.',
  ],
  [
    'Who allows you to sell tickets?',
    (line, _, regulator, contact) =>
      `${line} Its law applies to every ticket, and if we do not solve a complaint within 7 days you can turn to the ${regulator}: ${contact}.`,
  ],
  [
    'Is tax taken from prizes?',
    (_, tax) =>
      tax === '0'
        ? 'No: the state that licenses us takes none at present.'
        : `Yes: ${tax}% of net winnings, what a ticket pays less what it cost. The ticket shows it beside the prize and what was paid, and we pay it to the state.`,
  ],
  [
    'Do you need my NIN or my date of birth?',
    'Your date of birth, when you sign up: nobody under 18 gets an account. Your national identity number (NIN) only where the state that licenses us asks for it, before your first top-up. Both are kept locked and shown to nobody else.',
  ],
  [
    'How do I complain?',
    (_, __, regulator, contact) =>
      `Call or write with the game play ID or the reference. We answer within 7 days. If you disagree with the answer, or there is none, turn to the ${regulator}: ${contact}.`,
  ],
  [
    'Why can I not see other players’ phone numbers?',
    'We hide most of every number outside your own pages. Nobody should be called because they won.',
  ],
  [
    'Can I play without buying data all the time?',
    'Yes. After the first visit the app opens without a network: your tickets, their proofs, the last results and your picks are there. Buying in the app needs a network.',
  ],
  [
    'I play more than I want to. What now?',
    `Stop for today, and talk to somebody. Under Safer play in the menu you set limits, take a break or shut yourself out at once; what you have won stays yours and can be withdrawn. Our support (${brand.supportPhones[0]}) helps too.`,
  ],
]

export const answers = inLanguage('faq', english)(formatMoney(SMALLEST_TOP_UP))
