// The pure parts of the withdrawal screens: sums, words, a withdrawal's course, where each refusal leads.
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { Withdrawal } from '#src/model/withdrawals.ts'
import { becameOf } from '#src/buying/withdrawal.ts'
import { isDecided } from '#src/buying/decided.ts'
import { failed } from '#src/api/failures.ts'
import { kobo } from '#src/lib/money.ts'
import { wayOut } from '#src/screens/withdrawals/after-refusal.ts'
import { amountSchema, ceilingWords, quickAmounts, sumsOf } from '#src/screens/withdrawals/amounts.ts'
import { findBanks, isSameAccount } from '#src/screens/withdrawals/find-bank.ts'
import { nextStep } from '#src/screens/withdrawals/next-step.ts'
import { toDo, wayOf } from '#src/screens/withdrawals/withdrawal-steps.ts'
import { bankNote, durationWords, payoutTimesWords } from '#src/screens/withdrawals/withdrawal-words.ts'

const terms = {
  minimum: kobo(500),
  winningsBalance: kobo(3_000.5),
  mostNow: kobo(3_000.5),
  withheldPercent: 0,
}

const row: Withdrawal = {
  id: 'a',
  state: 'requested',
  message: '',
  amount: kobo(1_000),
  withheld: 0,
  arrives: kobo(1_000),
  bankCode: '058',
  bankName: 'GTBank',
  accountLast4: '6789',
  accountName: 'OKAFOR ADAEZE',
  requestedAt: '2026-11-23T10:00:00.000Z',
  sentAt: null,
  atBankAt: null,
  trace: null,
  paidAt: null,
  failedAt: null,
  returnedAt: null,
  hold: null,
  caseSince: null,
}

const faultOf = (amount: string, of = terms) => v.safeParse(amountSchema(of), { amount }).issues?.[0]?.message

const told = (it: Partial<Withdrawal>) => wayOf({ ...row, ...it }).map(step => `${step.state} ${step.name}`)

const refused = (name: string, status = 422) => failed({ message: '', response: { status, data: {} } }, name)

describe('the amount', () => {
  it('is at least the smallest and at most what there is, to the kobo', () => {
    expect(faultOf('500')).toBeUndefined()
    expect(faultOf('3,000.50')).toBeUndefined()
    expect(faultOf('499.99')).toBe('The smallest withdrawal is ₦500')
    expect(faultOf('3000.51')).toBe('You have ₦3,000.50 in your winnings wallet')
    expect(faultOf('500.123')).toBe('Enter an amount in naira, like 500')
    expect(faultOf('')).toBe('This field is required')
  })

  it('is at most what is left of the day’s ceiling, and the screen says so', () => {
    const capped = { ...terms, mostNow: kobo(800) }
    expect(faultOf('801', capped)).toBe('At most ₦800.00 today')
    expect(ceilingWords(capped)).toContain('₦800.00')
    expect(ceilingWords(terms)).toBeUndefined()
  })

  it('has chips between the smallest and all of it', () => {
    expect(quickAmounts(terms)).toEqual(['500', '1000', '2500'])
    expect(quickAmounts({ ...terms, mostNow: kobo(500) })).toEqual([])
  })

  it('arrives less what is withheld, which is rounded down to the kobo', () => {
    expect(sumsOf(99_999, { withheldPercent: 5 })).toEqual({ withheld: 4_999, arrives: 95_000 })
    expect(sumsOf(99_999, { withheldPercent: 0 })).toEqual({ withheld: 0, arrives: 99_999 })
  })
})

describe('banks', () => {
  const banks = [
    'Access Bank',
    'First Bank of Nigeria',
    'First City Monument Bank',
    'Guaranty Trust Bank',
  ].map((name, at) => ({ code: String(at), name, health: 'good' as const }))
  const found = (typed: string) => findBanks(banks, typed).map(bank => bank.name)

  it('are found by the beginnings of their words, in any case, and by what people call them', () => {
    expect(found('')).toHaveLength(4)
    expect(found('FIRST')).toEqual(['First Bank of Nigeria', 'First City Monument Bank'])
    expect(found('bank acc')).toEqual(['Access Bank'])
    expect(found('gtb')).toEqual(['Guaranty Trust Bank'])
    expect(found('fcmb')).toEqual(['First City Monument Bank'])
    expect(found('no such bank')).toEqual([])
  })

  it('may have the same account number: removing one account leaves the other in the withdrawal', () => {
    const one = { bankCode: '058', accountNumber: '0123456789' }
    expect(isSameAccount(one, { ...one })).toBe(true)
    expect(isSameAccount(one, { ...one, bankCode: '044' })).toBe(false)
  })

  it('are noted only where transfers are slow or do not arrive', () => {
    expect(bankNote({ ...banks[0]!, health: 'good' })).toBeUndefined()
    expect(bankNote({ ...banks[0]!, health: 'unknown' })).toBeUndefined()
    expect(bankNote({ ...banks[0]!, health: 'slow' })).toContain('Access Bank: transfers are slow today')
  })
})

it('durations are rounded up, so nobody is promised less', () => {
  expect([0, 8, 60, 61, 3_600, 3_601, 200_000].map(durationWords)).toEqual([
    '1 second',
    '8 seconds',
    '1 minute',
    '2 minutes',
    '1 hour',
    '2 hours',
    '3 days',
  ])
})

it('the payout clock tells slow and waiting ones too, and claims nothing where nobody was paid', () => {
  const none = { days: 7, paid: 0, p50Seconds: null, p95Seconds: null, open: 0, oldestOpenSeconds: null }
  expect(payoutTimesWords(none)).toBe('No withdrawal was paid in the last 7 days.')
  expect(
    payoutTimesWords({
      ...none,
      paid: 42,
      p50Seconds: 12,
      p95Seconds: 170,
      open: 1,
      oldestOpenSeconds: 90,
    }),
  ).toBe(
    'In the last 7 days half of 42 withdrawals arrived within 12 seconds, and 95 of 100 within 3 minutes. 1 withdrawal is on the way now, the oldest for 2 minutes.',
  )
})

describe('the way of a withdrawal', () => {
  const at = '2026-11-23T10:01:00.000Z'

  it('says what happened, where it stands and what is still to come', () => {
    expect(told({})).toEqual([
      'done Requested, and set aside',
      'now Sent by our payment partner',
      'next At your bank',
      'next Paid into your account',
    ])
    expect(told({ state: 'at_bank', sentAt: at, atBankAt: at }).at(-1)).toBe('now Paid into your account')
    expect(told({ state: 'paid', sentAt: at, atBankAt: at, paidAt: at }).at(-1)).toBe(
      'done Paid into your account',
    )
  })

  it('waits at a hold, and goes on after it', () => {
    const hold = { reason: 'large-amount' as const, words: '', until: at }
    expect(told({ state: 'held', hold })).toContain('now On hold')
    expect(told({ state: 'held', hold }).filter(step => step.startsWith('now'))).toHaveLength(1)
    expect(told({ state: 'sent', hold, sentAt: at })).not.toContain('now On hold')
  })

  it('tells a refusal from money that the bank sent back after it was paid', () => {
    const back = { state: 'returned' as const, sentAt: at, failedAt: at, returnedAt: at }
    expect(told(back).slice(-2)).toEqual([
      'bad Not accepted by your bank',
      'done Back in your winnings wallet',
    ])
    expect(told({ ...back, paidAt: at }).slice(-2)).toEqual([
      'bad Sent back by your bank',
      'done Back in your winnings wallet',
    ])
  })
})

describe('what is still missing', () => {
  const user = { firstName: 'Ada', lastName: 'Obi', hasPin: true }

  it('is asked for in one order: names, account, PIN §2.107, 2.108', () => {
    expect(nextStep({ user: { ...user, lastName: ' ' }, hasAccount: true })).toBe(
      '/user/personal-info?type=withdrawal',
    )
    expect(nextStep({ user, hasAccount: false })).toBe('/withdrawals/bankdetails')
    expect(nextStep({ user, hasAccount: true })).toBe('/withdrawals/transaction-pin')
    expect(nextStep({ user: { ...user, hasPin: false }, hasAccount: true })).toBe(
      '/more-details/create-pin?source=%2Fwithdrawals%2Ftransaction-pin',
    )
  })

  it('is marked in the list of steps, the first missing one as now', () => {
    const states = toDo({ amount: true, names: true, account: false, pin: true }).map(step => step.state)
    expect(states).toEqual(['done', 'done', 'now', 'done', 'next'])
  })
})

describe('a request whose answer was lost', () => {
  const account = {
    bankCode: '058',
    bankName: 'GTBank',
    accountNumber: '0123456789',
    accountName: 'OKAFOR ADAEZE',
    nameFit: 'same' as const,
  }
  const sentAt = Date.parse(row.requestedAt)
  const draft = {
    amount: '1000',
    account,
    save: true,
    sent: { key: 'a-request-key', firstAt: sentAt, lastAt: sentAt, before: ['earlier'] },
  }

  it('is found among the withdrawals by amount, account and time, and no older one is taken for it', () => {
    expect(becameOf(draft, [row])).toBe(row)
    expect(becameOf(draft, [{ ...row, requestedAt: '2026-11-23T09:00:00.000Z' }])).toBeUndefined()
    expect(becameOf(draft, [{ ...row, amount: kobo(999) }])).toBeUndefined()
    expect(becameOf(draft, [{ ...row, accountLast4: '0000' }])).toBeUndefined()
    expect(becameOf(draft, [{ ...row, id: 'earlier' }])).toBeUndefined()
    expect(becameOf({ ...draft, sent: null }, [row])).toBeUndefined()
  })

  it('is over only with a refusal that judged its key', () => {
    expect(isDecided(refused('wallet-short', 402), true)).toBe(true)
    expect(isDecided(refused('bank-silent', 503), false, ['bank-silent'])).toBe(true)
    expect(isDecided(refused('bank-silent', 503), true, ['bank-silent'])).toBe(false)
    expect(isDecided(refused('pin-wrong'), true)).toBe(false)
    expect(isDecided(failed({ message: 'gone' }), false)).toBe(false)
  })
})

it('each refusal about amount, names, account or PIN leads to where it is mended', () => {
  expect(wayOut('wallet-short')?.to).toBe('/withdrawals/fund')
  expect(wayOut('names-missing')?.to).toBe('/user/personal-info?type=withdrawal')
  expect(wayOut('name-differs')?.to).toBe('/withdrawals/bankdetails')
  expect(wayOut('pin-missing')?.to).toContain('/more-details/create-pin?source=')
  expect(wayOut('busy')).toBeUndefined()
})
