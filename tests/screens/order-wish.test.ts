import { expect, test } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { atMost, bodyOf, faultOf, FIRST_WISH, lastDay } from '#src/screens/play/order/order-wish.ts'
import { whyWords } from '#src/screens/orders/order-words.ts'

const COST = kobo(300)
const now = lagosInstant(2026, 11, 20, 23, 30)

test('a standing order says the most it can come to, by its draws or by its amount', () => {
  const wish = { ...FIRST_WISH, hours: [10, 22] as const, days: 7 }
  expect(atMost(wish, COST)).toEqual({ draws: 14, amount: kobo(4_200) })
  expect(atMost({ ...wish, most: '1,000' }, COST)).toEqual({ draws: 3, amount: kobo(900) })
  expect(atMost({ ...wish, most: '100000' }, COST)).toEqual({ draws: 14, amount: kobo(4_200) })
})

test('a wish without draws, with an amount below one draw or a jackpot without a sum is at fault', () => {
  expect(faultOf(FIRST_WISH, COST)).toBeUndefined()
  expect(faultOf({ ...FIRST_WISH, hours: [] }, COST)).toBe('hours')
  expect(faultOf({ ...FIRST_WISH, most: '.' }, COST)).toBe('most')
  expect(faultOf({ ...FIRST_WISH, most: '299' }, COST)).toBe('cost')
  expect(faultOf({ ...FIRST_WISH, jackpot: 'mega' }, COST)).toBe('above')
  expect(faultOf({ ...FIRST_WISH, jackpot: 'mega', above: '1000000' }, COST)).toBeUndefined()
})

test('what is sent names the last day in Lagos, and nothing that was not asked for', () => {
  expect(lastDay(7, now)).toBe('2026-11-27')
  expect(bodyOf(FIRST_WISH, 'slip', now)).toEqual({
    slipId: 'slip',
    paidFrom: 'play',
    hours: [22],
    until: '2026-12-20',
  })
  const whole = {
    ...FIRST_WISH,
    most: '500',
    jackpot: 'super' as const,
    above: '300000',
    from: 'bonus' as const,
  }
  expect(bodyOf(whole, 'slip', now)).toMatchObject({
    most: '500',
    jackpot: { name: 'super', above: '300000' },
    paidFrom: 'bonus',
  })
})

test('an order that does not go on says why, and one that goes on says nothing', () => {
  expect(whyWords({ state: 'active', why: '' })).toBe('')
  expect(whyWords({ state: 'paused', why: 'wallet-short' })).toContain('Top up')
  expect(whyWords({ state: 'paused', why: 'unheard-of' })).not.toBe('')
})
