// The course of a withdrawal as a list of steps, each with the time from our own records.
import { SMALLEST_WITHDRAWAL } from '#src/lib/fields/typed.ts'
import type { Withdrawal } from '#src/model/withdrawals.ts'
import { formatMoney } from '#src/lib/money.ts'
import { PERSONAL_INFO } from './withdrawal-words.ts'
import { words } from './words.ts'

export interface WayStep {
  name: string
  at?: string | undefined
  /** `bad` is a refusal; `now` is where it stands; `next` has not happened. */
  state: 'done' | 'now' | 'next' | 'bad'
}

const done = (name: string, at: string | null): WayStep[] => (at ? [{ name, at, state: 'done' }] : [])

/** What is still to come for a withdrawal that is not over, nearest first. */
const ahead = ({ sentAt: sent, atBankAt: atBank }: Withdrawal): string[] => [
  ...(sent ? [] : [words.$sentByOurPayment]),
  ...(atBank ? [] : [words.$atYourBank]),
  words.$paidIntoYourAccount,
]

export const wayOf = (it: Withdrawal): WayStep[] => {
  const isHeld = it.state === 'held'
  const isOver = it.state === 'paid' || it.state === 'returned'
  const failed = it.paidAt ? words.$sentBackByYour : words.$notAcceptedByYour
  return [
    ...done(words.$requestedAndSetAside, it.requestedAt),
    ...(isHeld ? [{ name: words.$onHold, state: 'now' } as const] : []),
    ...done(words.$sentByOurPayment, it.sentAt),
    ...done(words.$atYourBank, it.atBankAt),
    ...done(words.$paidIntoYourAccount, it.paidAt),
    ...(it.failedAt ? [{ name: failed, at: it.failedAt, state: 'bad' } as const] : []),
    ...done(words.$backInYourWinnings, it.returnedAt),
    ...(isOver
      ? []
      : ahead(it).map((name, place) => ({ name, state: place === 0 && !isHeld ? 'now' : 'next' }) as const)),
  ]
}

/** What a player still has to do before a withdrawal, in the order in which it is asked for. */
export const toDo = (it: {
  amount: boolean
  names: boolean
  account: boolean
  pin: boolean
}): (WayStep & { about: string; to: string })[] => {
  const steps = [
    {
      name: words.$sayHowMuch,
      about: words.$fromYourWinningsWallet(formatMoney(SMALLEST_WITHDRAWAL)),
      isDone: it.amount,
      to: '/withdrawals/fund',
    },
    {
      name: words.$giveYourNames,
      about: words.$firstAndLastName,
      isDone: it.names,
      to: PERSONAL_INFO,
    },
    {
      name: words.$chooseYourBankAccount,
      about: words.$weShowWhoseAccount,
      isDone: it.account,
      to: '/withdrawals/bankdetails',
    },
    {
      name: words.$haveATransactionPin,
      about: words.$fourDigitsSoThat,
      isDone: it.pin,
      to: '/more-details/create-pin?source=%2Fwithdrawals%2Fsteps',
    },
    {
      name: words.$confirmWithYourPin,
      about: words.$thenTheMoneyIs,
      isDone: false,
      to: '/withdrawals/transaction-pin',
    },
  ]
  const now = steps.findIndex(step => !step.isDone)
  return steps.map(({ isDone, ...step }, at) => ({
    ...step,
    state: isDone ? 'done' : at === now ? 'now' : 'next',
  }))
}
