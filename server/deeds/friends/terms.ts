import { kobo, type Kobo } from '#src/lib/money.ts'

/** What an invited friend earns: a share of the first top-up, once. */
export const terms = {
  percent: 10,
  most: kobo(500),
  /** Stakes from the play wallet in settled draws. */
  stake: kobo(500),
  /** Until the money is paid, since the top-up can be taken back until then. */
  holdDays: 7,
  cardHoldDays: 14,
  /** After the sign-up. */
  claimDays: 10,
  /** How many friends of one player from one network need no review. */
  perDay: 5,
  perMonth: 20,
} as const

/** Rounded down, but never to nothing: a transfer may bring some kobo. */
export const bonusOf = (topUp: Kobo): Kobo =>
  Math.min(terms.most, Math.max(1, Math.floor((topUp * terms.percent) / 100))) as Kobo
