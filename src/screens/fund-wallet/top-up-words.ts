// What a top-up's state means for the player's money, in a sentence that stays true whatever happens next.
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import type { IconName } from '#src/ui/Icon.tsx'

export type TopUpState = 'waiting' | 'checking' | 'credited' | 'failed' | 'expired'

const sentences: Record<TopUpState, (amount: string) => { heading: string; text: string }> = {
  waiting: amount => ({
    heading: 'Waiting for your payment',
    text: `Finish paying ${amount} in the payment window. Nothing has reached your wallet yet, and this page follows by itself.`,
  }),
  checking: amount => ({
    heading: 'We are checking your payment',
    text: `The payment of ${amount} was reported and we are confirming it. Please do not pay again: it is credited once, as soon as it is confirmed.`,
  }),
  credited: amount => ({
    heading: 'Your wallet is funded',
    text: `${amount} is in your play wallet.`,
  }),
  failed: amount => ({
    heading: 'The payment did not go through',
    text: `Your wallet was not credited with ${amount}. If money left your bank all the same, it is credited here as soon as it arrives, or your bank returns it.`,
  }),
  expired: amount => ({
    heading: 'The payment was not finished',
    text: `The time to pay ${amount} has passed and nothing was credited. If you did pay, it is credited here as soon as it arrives.`,
  }),
}

export const topUpWords = (state: TopUpState, amount: Kobo) => sentences[state](formatMoney(amount))

export const isTopUpSettled = (state: TopUpState): boolean => state !== 'waiting' && state !== 'checking'

export const topUpIcons: Record<TopUpState, IconName> = {
  waiting: 'clock',
  checking: 'clock',
  credited: 'check',
  failed: 'close',
  expired: 'close',
}

/** Ground and colour of its icon. */
export const topUpLooks: Record<TopUpState, string> = {
  waiting: 'bg-hush text-brand',
  checking: 'bg-hush text-brand',
  credited: 'pill-win',
  failed: 'pill-lose',
  expired: 'bg-hush text-soft',
}

/** What the provider said to somebody who was debited. */
export const debitedWords = (state: TopUpState): string =>
  state === 'credited'
    ? 'Your payment has arrived and is in your play wallet.'
    : 'We asked our payment partner just now: your payment has not reached it yet. Banks take up to a day. It is credited by itself, and what does not arrive your bank gives back. Your bank finds it by the reference above.'
