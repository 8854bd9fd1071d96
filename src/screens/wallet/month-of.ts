// What a month of movements comes to: topped up, staked, came back. Moves between the player's own wallets are none of
// these, nor is a scratch card, whose price was paid elsewhere. The service counts stakes and what came back for safer play
// (play_movements.sql); both must come to the same.
import type { Transaction } from '#src/model/money.ts'
import { lagosInstant, lagosParts } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'

const TOPPED_UP = new Set(['top_up', 'sandbox', 'returned', 'take-back'])
/** What went into games, and what of it came back without a draw. A draw paid in advance counts on the day it was paid. */
const STAKED = new Set([
  'ticket',
  'refund',
  'bid',
  'bid-back',
  'advance',
  'advance-used',
  'advance-back',
  'share',
  'shares-used',
  'share-back',
  'share-refund',
  'free-line',
])
const CAME_BACK = new Set([
  'win',
  'cashback',
  'tax',
  'prize-once',
  'prize-once-tax',
  'salary',
  'salary-tax',
  'jackpot',
  'jackpot-tax',
  'share-won',
  'item-cash',
  'item-tax',
])

export interface Month {
  toppedUp: Kobo
  /** Without what was refunded. */
  staked: Kobo
  /** After tax. */
  cameBack: Kobo
  /** The time of the first movement counted, ms, if the list does not reach back to the first of the month. */
  since?: number
}

/** Each once: a movement between fetching two pages pushes the last rows of one on to the next. */
export const rowsOf = <Row extends { id: string }>(pages: readonly { results: readonly Row[] }[]): Row[] => [
  ...new Map(pages.flatMap(page => page.results.map(row => [row.id, row]))).values(),
]

type Movement = Pick<Transaction, 'kind' | 'amount' | 'date'>

/**
 * @param rows newest first
 * @param isAll whether there are no older ones
 * @param now any instant of the month, ms
 */
export const monthOf = (rows: readonly Movement[], isAll: boolean, now: number): Month => {
  const { year, month } = lagosParts(now)
  const start = lagosInstant(year, month, 1)
  const ofMonth = rows.filter(row => Date.parse(row.date) >= start)
  const sum = (wanted: (kind: string) => boolean) =>
    ofMonth.filter(({ kind }) => wanted(kind)).reduce((total, { amount }) => total + amount, 0)
  const reachesBack = isAll || ofMonth.length < rows.length
  const oldest = ofMonth.at(-1)
  return {
    toppedUp: sum(kind => TOPPED_UP.has(kind)),
    staked: 0 - sum(kind => STAKED.has(kind)),
    cameBack: sum(kind => CAME_BACK.has(kind)),
    ...(reachesBack || !oldest ? {} : { since: Date.parse(oldest.date) }),
  }
}
