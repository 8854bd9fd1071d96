import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { kobo } from '#src/lib/money.ts'
import { afterRefusal, beforePaying, missingFor, paymentBody, type PayWay } from '#src/buying/pay-way.ts'
import { safePaymentLink } from '#src/lib/payment-link.ts'
import { debitedWords, isTopUpSettled, topUpLook, topUpWords } from '#src/screens/fund-wallet/top-up-words.ts'
import { outcomeOf } from '#src/screens/ticket/outcome.ts'

describe('paying', () => {
  it('a wallet that covers the amount pays, a short play wallet leads to funding §4.24-4.26', () => {
    expect(beforePaying('play', kobo(300), kobo(300))).toBe('pay')
    expect(beforePaying('play', kobo(299.99), kobo(300))).toBe('fund')
  })

  it('"Insufficient funds" opens the referral modal or leads to funding, anything else alerts §4.24, 4.27, 8.4', () => {
    expect(beforePaying('bonus', 0, kobo(100))).toBe('bonus-short')
    expect(afterRefusal('bonus', 'wallet-short', 'Insufficient funds')).toBe('bonus-short')
    expect(afterRefusal('play', undefined, 'Insufficient funds')).toBe('fund')
    expect(afterRefusal('play', 'busy', 'We are very busy')).toBe('alert')
    expect(afterRefusal('bonus', 'batch-closed', 'This batch has just closed')).toBe('alert')
  })

  it('a wallet that is short is to be filled with what is missing: whole naira, no less than a top-up may be §8.5', () => {
    expect(missingFor(kobo(1_600), kobo(1_250))).toBe(kobo(350))
    expect(missingFor(kobo(1_600), kobo(1_250.5))).toBe(kobo(350))
    expect(missingFor(kobo(1_600), kobo(1_550))).toBe(kobo(100))
    expect(missingFor(kobo(1_600), 0)).toBe(kobo(1_600))
    // The balance was spent elsewhere: nobody knows what is left of it.
    expect(missingFor(kobo(1_600), kobo(5_000))).toBe(kobo(1_600))
  })

  it('a card needs no balance', () => {
    expect(beforePaying('card', 0, kobo(10_000))).toBe('pay')
  })

  it('a payment names exactly one way, and its amount is text §3.34, 5.19', () => {
    for (const way of ['play', 'bonus', 'card'] satisfies PayWay[]) {
      const body = paymentBody(way, '300', 'id')
      expect([body.cardPayment, body.fromPlayWallet, body.fromBonusWallet].filter(Boolean)).toHaveLength(1)
      expect(body.amount).toBe('300')
    }
  })

  it('a card top-up sends the card flag, no wallet and no game play id §7.53', () => {
    expect(paymentBody('card', '500', '')).toEqual({
      amount: '500',
      cardPayment: true,
      fromPlayWallet: false,
      fromBonusWallet: false,
      slipId: '',
    })
  })
})

describe('payment links', () => {
  const origin = 'https://oriire.example'

  it.each([
    ['/sandbox/checkout/abc', 'https://oriire.example/sandbox/checkout/abc'],
    ['https://checkout.paystack.com/xyz', 'https://checkout.paystack.com/xyz'],
  ])('%s is opened', (link, address) => {
    expect(safePaymentLink(link, origin)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://checkout.paystack.com/xyz',
    'https://checkout.paystack.com.evil.example/xyz',
    'https://checkout.paystack.com@evil.example/',
    'https://checkout.paystack.com:8443/xyz',
    '//evil.example/pay',
    'http://[',
  ])('%s is refused', link => {
    expect(safePaymentLink(link, origin)).toBeUndefined()
  })
})

describe('a top-up in words', () => {
  const topUp = { state: 'waiting' as const, amount: kobo(500), takenBack: 0, message: '' }

  it('says money arrived only when it was credited, and names the amount always', () => {
    for (const state of ['waiting', 'failed', 'expired'] as const) {
      const { heading, text } = topUpWords({ ...topUp, state })
      expect(`${heading} ${text}`).toContain('₦500')
      expect(heading).not.toContain('arrived')
    }
  })

  it('leaves it to the service to say where credited money is, and does not call it arrived once the bank took it back', () => {
    const credited = { ...topUp, state: 'credited' as const }
    const message = '₦500 came. ₦500 of it paid what you owed'
    const heard = topUpWords({ ...credited, message })
    expect(heard).toEqual({ heading: 'Your payment has arrived', text: message })
    expect(debitedWords({ ...credited, message })).toBe(message)
    const headings = [kobo(200), kobo(500)].map(takenBack => topUpWords({ ...credited, takenBack }).heading)
    expect(headings).toEqual(['Partly taken back by your bank', 'Taken back by your bank'])
    expect(topUpLook({ ...credited, takenBack: kobo(200) })).not.toEqual(topUpLook(credited))
  })

  it('that waits speaks of a payment window only where there is one', () => {
    const told = ([null, { kind: 'transfer' }, { kind: 'ussd' }] as const).map(payTo =>
      topUpWords({ ...topUp, payTo })
        .text.split(' ')
        .slice(0, 5)
        .join(' '),
    )
    expect(told).toEqual(['Finish paying ₦500 in the', 'We wait for ₦500 on', 'Dial the code below to'])
  })

  it('that failed says in its heading what failed', () => {
    const failed = { ...topUp, state: 'failed' as const, message: 'No payment page was opened' }
    expect(topUpWords(failed).heading).toBe('No payment page was opened')
  })

  it('that reached us but differs is never said not to have reached our payment partner', () => {
    const message = 'Your payment has reached us, but it differs'
    const checking = { ...topUp, state: 'checking' as const, message }
    expect([debitedWords(checking), topUpWords(checking).text]).toEqual([message, message])
    expect(debitedWords(topUp)).toContain('has not reached it yet')
  })

  it('is followed until it is credited, failed or expired', () => {
    expect((['waiting', 'checking', 'credited', 'failed', 'expired'] as const).map(isTopUpSettled)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })
})

describe('win or lose', () => {
  const settled = {
    status: 'Lost' as const,
    stake: kobo(300),
    won: 0,
    cashback: 0,
    tax: 0,
    jackpot: 0,
    later: 0,
  }

  it('a payout at or below the stake is never celebrated', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, (stake, won, cashback, jackpot) => {
        const tax = Math.floor((won * 5) / 100)
        const outcome = outcomeOf({ ...settled, status: 'Won', stake, won, cashback, tax, jackpot })
        const paid = won + cashback + jackpot - tax
        expect(outcome.celebrate).toBe(won + jackpot > 0 && paid > stake)
        expect(outcome.rows.at(-1)!.amount).toBe(paid)
      }),
    )
  })

  it('cashback is called cashback, not a win', () => {
    const outcome = outcomeOf({ ...settled, cashback: kobo(50) })
    expect(outcome.heading).toBe('₦50 cashback')
    expect(outcome.text).not.toMatch(/\bwon\b/i)
    expect(outcome.text).toContain('You are down ₦250.')
  })

  it('prize, stake, tax and what was paid are told', () => {
    const outcome = outcomeOf({ ...settled, status: 'Won', won: kobo(10_000), tax: kobo(485) })
    expect(outcome.heading).toBe('You won ₦9,515')
    expect(outcome.rows).toEqual([
      { label: 'Stake', amount: kobo(300) },
      { label: 'Prize', amount: kobo(10_000) },
      { label: 'Tax withheld', amount: kobo(-485) },
      { label: 'You got back', amount: kobo(9_515) },
    ])
  })

  it('a lost ticket says so, a refunded one names the money §4.34', () => {
    expect(outcomeOf(settled).heading).toBe('No win this time')
    expect(outcomeOf(settled).text).toBe('None of your lines won. You are down ₦300.')
    expect(outcomeOf({ ...settled, status: 'Refunded' }).text).toContain('₦300')
    expect(outcomeOf({ ...settled, status: 'Pending' }).heading).toBe('Waiting for the draw')
  })
})

const salary = {
  status: 'Won',
  stake: 10_000,
  won: 1_001_500_000,
  cashback: 0,
  tax: 74_500,
  jackpot: 0,
} as const

it('a prize of choice is told as won, and what waits for the choice is not said to be paid', () => {
  const told = outcomeOf({ ...salary, later: 1_000_000_000 })
  expect(told.heading).toBe('You won ₦10,014,255')
  expect(told.text).toBe(
    '₦14,255 is in your winnings wallet already. How ₦10,000,000 is paid is your choice.',
  )
  expect(told.rows.slice(-2)).toEqual([
    { label: 'Waits for your choice', amount: -1_000_000_000 },
    { label: 'You got back', amount: 1_425_500 },
  ])
})

it('a prize of choice no longer waits once its winner chose: it is paid as chosen', () => {
  const told = outcomeOf({ ...salary, later: 0, chosen: 1_000_000_000 })
  expect(told.heading).toBe('You won ₦10,014,255')
  expect(told.text).toBe('₦14,255 is in your winnings wallet already. ₦10,000,000 is paid as you chose.')
  expect(told.rows.slice(-2)).toEqual([
    { label: 'Paid as you chose', amount: -1_000_000_000 },
    { label: 'You got back', amount: 1_425_500 },
  ])
})
