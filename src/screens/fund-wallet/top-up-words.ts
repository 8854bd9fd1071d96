// What a top-up's state means for the player's money, in a sentence that stays true whatever happens next.
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import type { IconName } from '#src/ui/Icon.tsx'
import { words } from './words.ts'

type TopUpState = 'waiting' | 'checking' | 'credited' | 'failed' | 'expired'

/** `message` is the service's: it alone knows where the money that arrived is now. */
interface SaidTopUp {
  state: TopUpState
  amount: Kobo
  takenBack: Kobo
  message: string
  payTo?: { kind: 'transfer' | 'ussd' } | null
}

const waitingText = ({ amount, payTo }: SaidTopUp): string => {
  const sum = formatMoney(amount)
  if (payTo) return payTo.kind === 'transfer' ? words.$isExpectedOnThe(sum) : words.$dialTheCodeBelow(sum)
  return words.$finishPayingInThe(sum)
}

const creditedHeading = ({ takenBack, amount }: SaidTopUp): string => {
  if (takenBack === 0) return words.$yourPaymentHasArrived
  return takenBack < amount ? words.$partlyTakenBack : words.$takenBackByYour
}

export const topUpWords = (it: SaidTopUp): { heading: string; text: string } => {
  const { state, message } = it
  const amount = formatMoney(it.amount)
  if (state === 'waiting') return { heading: words.$waitingForYourPayment, text: waitingText(it) }
  if (state === 'checking') return { heading: words.$weAreCheckingYour, text: message }
  if (state === 'credited') return { heading: creditedHeading(it), text: message }
  if (state === 'failed') return { heading: message, text: words.$yourWalletWasNot(amount) }
  return { heading: words.$thePaymentWasNot, text: words.$theTimeToPay(amount) }
}

export const isTopUpSettled = (state: TopUpState): boolean => state !== 'waiting' && state !== 'checking'

const icons: Record<TopUpState, IconName> = {
  waiting: 'clock',
  checking: 'clock',
  credited: 'check',
  failed: 'close',
  expired: 'close',
}

/** Background and colour of its icon. */
const looks: Record<TopUpState, string> = {
  waiting: 'bg-hush text-brand',
  checking: 'bg-hush text-brand',
  credited: 'pill-win',
  failed: 'pill-lose',
  expired: 'bg-hush text-soft',
}

export const topUpLook = ({ state, takenBack }: SaidTopUp): { icon: IconName; look: string } =>
  takenBack > 0 ? { icon: 'back', look: 'pill-lose' } : { icon: icons[state], look: looks[state] }

/** What to tell a player who was debited, by the provider's answer. */
export const debitedWords = (it: SaidTopUp): string =>
  it.state === 'credited' || it.state === 'checking' ? it.message : words.$weAskedOurPayment
