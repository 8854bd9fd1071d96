// The way of a withdrawal as a list of steps, each with the time of our own record.
import { SMALLEST_WITHDRAWAL } from '#src/model/withdrawals.ts'
import type { Withdrawal } from '#src/model/withdrawals.ts'
import { formatMoney } from '#src/lib/money.ts'
import { PERSONAL_INFO } from './withdrawal-words.ts'

export interface WayStep {
  name: string
  at?: string | undefined
  /** `bad` is a refusal; `now` is where it stands; `next` has not happened. */
  state: 'done' | 'now' | 'next' | 'bad'
}

const done = (name: string, at: string | null): WayStep[] => (at ? [{ name, at, state: 'done' }] : [])

/** What is still to come, nearest first, of a withdrawal that is not over. */
const ahead = ({ sentAt: sent, atBankAt: atBank }: Withdrawal): string[] => [
  ...(sent ? [] : ['Sent by our payment partner']),
  ...(atBank ? [] : ['At your bank']),
  'Paid into your account',
]

export const wayOf = (it: Withdrawal): WayStep[] => {
  const isHeld = it.state === 'held'
  const isOver = it.state === 'paid' || it.state === 'returned'
  const failed = it.paidAt ? 'Sent back by your bank' : 'Not accepted by your bank'
  return [
    ...done('Requested, and set aside', it.requestedAt),
    ...(isHeld ? [{ name: 'On hold', state: 'now' } as const] : []),
    ...done('Sent by our payment partner', it.sentAt),
    ...done('At your bank', it.atBankAt),
    ...done('Paid into your account', it.paidAt),
    ...(it.failedAt ? [{ name: failed, at: it.failedAt, state: 'bad' } as const] : []),
    ...done('Back in your winnings wallet', it.returnedAt),
    ...(isOver
      ? []
      : ahead(it).map((name, place) => ({ name, state: place === 0 && !isHeld ? 'now' : 'next' }) as const)),
  ]
}

/** What stands between a player and a withdrawal, in the order in which it is asked for. */
export const toDo = (it: {
  amount: boolean
  names: boolean
  account: boolean
  pin: boolean
}): (WayStep & { about: string; to: string })[] => {
  const steps = [
    {
      name: 'Say how much',
      about: `From your winnings wallet, ${formatMoney(SMALLEST_WITHDRAWAL)} or more.`,
      isDone: it.amount,
      to: '/withdrawals/fund',
    },
    {
      name: 'Give your names',
      about: 'First and last name, as your bank has them.',
      isDone: it.names,
      to: PERSONAL_INFO,
    },
    {
      name: 'Choose your bank account',
      about: 'We show whose account it is before anything is sent.',
      isDone: it.account,
      to: '/withdrawals/bankdetails',
    },
    {
      name: 'Have a transaction PIN',
      about: 'Four digits, so that a lost phone alone moves no money.',
      isDone: it.pin,
      to: '/more-details/create-pin?source=%2Fwithdrawals%2Fsteps',
    },
    {
      name: 'Confirm with your PIN',
      about: 'Then the money is set aside, and you see each step until it is at your bank.',
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
