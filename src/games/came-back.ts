// What a ticket brought back: the only place that adds up prizes, cashback, jackpots and tax.
import type { Kobo } from '#src/lib/money.ts'

export interface Settled {
  status: 'Pending' | 'Won' | 'Lost' | 'Refunded'
  stake: Kobo
  /** Before tax. */
  won: Kobo
  /** Money back, never called a win. */
  cashback: Kobo
  tax: Kobo
  jackpot: Kobo
  /** The part of `won` that waits for the winner's choice how to take it. */
  later: Kobo
  /** The part of `won` that is paid as the winner chose. */
  chosen?: Kobo
}

interface CameBack {
  /** A win is more than the ticket cost. */
  kind: 'pending' | 'won' | 'paid-back' | 'lost' | 'refunded'
  /** What reached the winnings wallet when the draw was settled. */
  paid: Kobo
  /** Includes what is paid later, or a refunded stake. */
  total: Kobo
}

export const cameBack = (settled: Settled): CameBack => {
  const { status, stake, won, cashback, tax, jackpot, later, chosen = 0 } = settled
  if (status === 'Pending') return { kind: 'pending', paid: 0, total: 0 }
  if (status === 'Refunded') return { kind: 'refunded', paid: 0, total: stake }
  const total = won + cashback + jackpot - tax
  const isWin = won + jackpot > 0 && total > stake
  return { kind: isWin ? 'won' : total > 0 ? 'paid-back' : 'lost', paid: total - later - chosen, total }
}
