import type { Bank, Withdrawal } from '#src/model/withdrawals.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { plural } from '#src/lib/figures.ts'
import { words } from './words.ts'

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
  const waiting = open > 0 && oldest !== null ? words.$onTheWayNow(open, durationWords(oldest)) : ''
  if (half === null || most === null) return words.$noWithdrawalWasPaid(days, waiting)
  return words.$inTheLastHalf(days, paid, durationWords(half), durationWords(most), waiting)
}

const health: Record<Bank['health'], string> = {
  good: words.$transfersArriveInMinutes,
  slow: words.$transfersAreSlowToday,
  down: words.$transfersAreNotArriving,
  unknown: '',
}

export const healthWords = (bank: Pick<Bank, 'health'>): string => health[bank.health]

export const bankNote = (bank: Bank): string | undefined =>
  bank.health === 'slow' || bank.health === 'down'
    ? words.$youCanSendIt(bank.name, healthWords(bank).toLowerCase())
    : undefined

type Fit = 'same' | 'near' | 'other'

export const fitWords: Record<Fit, string> = {
  same: words.$thisIsYourName,
  near: words.$thisIsCloseTo,
  other: words.$thisIsNotThe,
}

const headings: Record<Withdrawal['state'], string> = {
  requested: words.$yourWithdrawalIsRequested,
  held: words.$yourWithdrawalIsOn,
  sent: words.$yourMoneyIsOn,
  at_bank: words.$yourMoneyIsAt,
  paid: words.$yourMoneyHasArrived,
  returned: words.$yourMoneyCameBack,
}

export const stateHeading = (state: Withdrawal['state']): string => headings[state]

const short: Record<Withdrawal['state'], string> = {
  requested: words.$requested,
  held: words.$onHold,
  sent: words.$onItsWay,
  at_bank: words.$atYourBank,
  paid: words.$paid,
  returned: words.$cameBack,
}

export const stateName = (state: Withdrawal['state']): string => short[state]

export const toWhom = (it: { bankName: string; accountLast4: string }): string =>
  words.$account(it.bankName, it.accountLast4)

export const lockedWords = (seconds: number | undefined): string =>
  words.$yourPinIsLocked(durationWords(seconds ?? 900))

export const caseWords = (since: string): string =>
  words.$itTakesLongerThan(formatDateTime(Date.parse(since)))

export const NEVER_HAPPENED = words.$yourRequestDidNot
