// What the withdrawing screens say.
import type { Bank, Withdrawal } from '#src/model/withdrawals.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { plural } from '#src/lib/plural.ts'

export const PERSONAL_INFO = '/user/personal-info?type=withdrawal'

/** `8 seconds`, `3 minutes`, `2 hours`, `3 days`: rounded up, so nobody is promised less. */
export const durationWords = (seconds: number): string => {
  if (seconds < 60) return plural(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds < 3_600) return plural(Math.ceil(seconds / 60), 'minute')
  if (seconds < 48 * 3_600) return plural(Math.ceil(seconds / 3_600), 'hour')
  return plural(Math.ceil(seconds / 86_400), 'day')
}

interface PayoutTimes {
  days: number
  paid: number
  p50Seconds: number | null
  p95Seconds: number | null
  open: number
  oldestOpenSeconds: number | null
}

/** How long payouts took lately, slow ones and waiting ones included. */
export const payoutTimesWords = (it: PayoutTimes): string => {
  const { days, paid, p50Seconds: half, p95Seconds: most, open, oldestOpenSeconds: oldest } = it
  const waiting =
    open > 0 && oldest !== null
      ? ` ${plural(open, 'withdrawal is', 'withdrawals are')} on the way now, the oldest for ${durationWords(oldest)}.`
      : ''
  if (half === null || most === null)
    return `No withdrawal was paid in the last ${plural(days, 'day')}.${waiting}`
  return `In the last ${plural(days, 'day')} half of ${plural(paid, 'withdrawal')} arrived within ${durationWords(half)}, and 95 of 100 within ${durationWords(most)}.${waiting}`
}

const health: Record<Bank['health'], string> = {
  good: 'Transfers arrive in minutes',
  slow: 'Transfers are slow today',
  down: 'Transfers are not arriving now',
  unknown: '',
}

export const healthWords = (bank: Pick<Bank, 'health'>): string => health[bank.health]

export const bankNote = (bank: Bank): string | undefined =>
  bank.health === 'slow' || bank.health === 'down'
    ? `${bank.name}: ${healthWords(bank).toLowerCase()}. You can send it all the same, or choose another bank.`
    : undefined

type Fit = 'same' | 'near' | 'other'

export const fitWords: Record<Fit, string> = {
  same: 'This is your name.',
  near: 'This is close to your name, so we accept it.',
  other:
    'This is not the name in your profile. We only send winnings to an account of your own: use another account, or correct your name if it is spelled differently at your bank.',
}

const headings: Record<Withdrawal['state'], string> = {
  requested: 'Your withdrawal is requested',
  held: 'Your withdrawal is on hold',
  sent: 'Your money is on its way',
  at_bank: 'Your money is at your bank',
  paid: 'Your money has arrived',
  returned: 'Your money came back',
}

export const stateHeading = (state: Withdrawal['state']): string => headings[state]

const short: Record<Withdrawal['state'], string> = {
  requested: 'Requested',
  held: 'On hold',
  sent: 'On its way',
  at_bank: 'At your bank',
  paid: 'Paid',
  returned: 'Came back',
}

export const stateName = (state: Withdrawal['state']): string => short[state]

export const toWhom = (it: { bankName: string; accountLast4: string }): string =>
  `${it.bankName}, account ••${it.accountLast4}`

export const lockedWords = (seconds: number | undefined): string =>
  `Your PIN is locked after five wrong tries. Try again in ${durationWords(seconds ?? 900)}. Your withdrawal is kept, and nothing was taken.`

export const caseWords = (since: string): string =>
  `It takes longer than it should. Since ${formatDateTime(Date.parse(since))} a person of ours is looking into it: you need not do anything.`

export const NEVER_HAPPENED = 'Your request did not reach us, so nothing was taken. You can send it again.'
