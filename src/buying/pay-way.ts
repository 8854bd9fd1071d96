// What pressing a pay button leads to, before and after the service has answered.
import { kobo, type Kobo } from '#src/lib/money.ts'
import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import type { BoughtBid, WantedBid } from '#src/model/items.ts'

export type PayWay = 'play' | 'bonus' | 'card'
/** Bids on items instead of a slip. */
export interface BidsToPay {
  wanted: readonly WantedBid[]
  /** Request key of this choice: the same one from every tab. A card payment has its own, as a checkout may fail. */
  choice: string
  keep: (bids: readonly BoughtBid[]) => Promise<void>
  /** Called when a card payment has been opened for them. */
  byCard: (it: { reference: string; requestKey: string }) => void
}

export type NextStep = 'pay' | 'fund' | 'bonus-short' | 'alert'

export const beforePaying = (way: PayWay, balance: Kobo, amount: Kobo): NextStep => {
  if (way === 'card' || balance >= amount) return 'pay'
  return way === 'play' ? 'fund' : 'bonus-short'
}

/**
 * The top-up needed before the amount can be paid, kobo: the shortfall in whole naira, at least the smallest
 * top-up. If the balance on screen would do but the service refused, the whole amount.
 */
export const missingFor = (amount: Kobo, balance: Kobo): Kobo => {
  const missing = balance < amount ? amount - balance : amount
  return Math.max(SMALLEST_TOP_UP, Math.ceil(missing / kobo(1)) * kobo(1))
}

/** The wallet may have been emptied elsewhere: go by the service's refusal, not the balance on screen. */
export const afterRefusal = (way: PayWay, refusal: string | undefined, message: string): NextStep => {
  if (refusal === 'wallet-short' || message === 'Insufficient funds')
    return way === 'bonus' ? 'bonus-short' : 'fund'
  return 'alert'
}

/** The body of a payment; exactly one of the three ways is true. */
export const paymentBody = (way: PayWay, amount: string, slipId: string) => ({
  amount,
  cardPayment: way === 'card',
  fromPlayWallet: way === 'play',
  fromBonusWallet: way === 'bonus',
  slipId,
})
