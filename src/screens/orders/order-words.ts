// What to say about a standing order.
import type { Order } from '#src/model/orders.ts'
import { words } from './words.ts'

export const stateWords = {
  active: words.$active,
  paused: words.$paused,
  stopped: words.$stopped,
  ended: words.$ended,
} as const

const reasons: Partial<Record<string, string>> = {
  asked: words.$whyAsked,
  date: words.$whyDate,
  amount: words.$whyAmount,
  'wallet-short': words.$whyWallet,
  'rules-changed': words.$whyRules,
  'stake-limit': words.$whyLimit,
  'loss-limit': words.$whyLimit,
  'on-break': words.$whyBreak,
  'self-excluded': words.$whyOut,
  'register-excluded': words.$whyOut,
  'debt-open': words.$whyDebt,
  'phone-not-verified': words.$whyPhone,
}

/** Empty while it is active. */
export const whyWords = ({ state, why, paidFrom }: Pick<Order, 'state' | 'why' | 'paidFrom'>): string => {
  if (state === 'active') return ''
  if (why === 'wallet-short' && paidFrom === 'bonus') return words.$whyBonusWallet
  return reasons[why] ?? words.$whyOther
}
