// What a top-up's state means for the player's money, in a sentence that stays true whatever happens next.
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import type { IconName } from '#src/ui/Icon.tsx'
import { words } from './words.ts'

export type TopUpState = 'waiting' | 'checking' | 'credited' | 'failed' | 'expired'

const sentences: Record<TopUpState, (amount: string) => { heading: string; text: string }> = {
  waiting: amount => ({
    heading: words.$waitingForYourPayment,
    text: words.$finishPayingInThe(amount),
  }),
  checking: amount => ({
    heading: words.$weAreCheckingYour,
    text: words.$thePaymentOfWas(amount),
  }),
  credited: amount => ({
    heading: words.$yourWalletIsFunded,
    text: words.$isInYourPlay(amount),
  }),
  failed: amount => ({
    heading: words.$thePaymentDidNot,
    text: words.$yourWalletWasNot(amount),
  }),
  expired: amount => ({
    heading: words.$thePaymentWasNot,
    text: words.$theTimeToPay(amount),
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
  state === 'credited' ? words.$yourPaymentHasArrived : words.$weAskedOurPayment
