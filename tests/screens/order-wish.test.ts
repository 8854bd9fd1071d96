import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import { DAY, HOUR, lagosInstant, lagosMidnight, MINUTE } from '#src/lib/lagos-time.ts'
import { ORDER_HOURS } from '#src/model/orders.ts'
import { BATCH, batchBounds, drawsAt, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { atMost, bodyOf, faultOf, FIRST_WISH, lastDay, LENGTHS } from '#src/screens/play/order/order-wish.ts'
import { whyWords } from '#src/screens/orders/order-words.ts'

const COST = kobo(300)
const now = lagosInstant(2026, 11, 20, 23, 30)

test('a standing order says the most it can come to, by its draws or by its amount', () => {
  const wish = { ...FIRST_WISH, hours: [10, 22] as const, days: 7 }
  const atNine = lagosInstant(2026, 11, 20, 9)
  expect(atMost(wish, COST, atNine)).toEqual({ draws: 14, amount: kobo(4_200) })
  expect(atMost(wish, COST, lagosInstant(2026, 11, 20, 12, 2))).toEqual({ draws: 13, amount: kobo(3_900) })
  expect(atMost(wish, COST, now)).toEqual({ draws: 12, amount: kobo(3_600) })
  expect(atMost({ ...wish, most: '1,000' }, COST, atNine)).toEqual({ draws: 3, amount: kobo(900) })
  expect(atMost({ ...wish, most: '100000' }, COST, atNine)).toEqual({ draws: 14, amount: kobo(4_200) })
})

test('the draws that an order promises are those that the schedule sells from now to the end of its last day', () => {
  const cadence = fc.constantFrom('each-batch' as const, 'fixed-hours' as const)
  const minutes = fc.oneof(
    fc.nat(DAY / MINUTE),
    fc.constantFrom(...ORDER_HOURS.map(hour => hour * 60)), // exactly at a draw’s hour
  )
  fc.assert(
    fc.property(
      cadence,
      minutes,
      fc.nat(MINUTE - 1),
      fc.subarray([...ORDER_HOURS], { minLength: 1 }),
      fc.constantFrom(1, ...LENGTHS),
      (kind, minute, ms, hours, days) => {
        const made = lagosInstant(2026, 11, 20) + minute * MINUTE + ms
        // The service counts the last day whole, up to the midnight after it.
        const end = Date.parse(`${lastDay(days, made)}T00:00:00+01:00`) + DAY
        const bought = new Set<number>()
        for (let { closesAt } = batchBounds(made); closesAt - BATCH < end; closesAt += BATCH) {
          const draw = drawsAt({ cadence: kind }, closesAt)
          const hour = (draw - SEAL_MARGIN - lagosMidnight(draw)) / HOUR
          if (hours.some(it => it === hour) && draw < end) bought.add(draw)
        }
        const promised = atMost({ ...FIRST_WISH, hours, days }, COST, made)
        expect(promised).toEqual({ draws: bought.size, amount: bought.size * COST })
      },
    ),
    { numRuns: 60 },
  )
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
  expect(lastDay(7, now)).toBe('2026-11-26')
  expect(bodyOf(FIRST_WISH, 'slip', now)).toEqual({
    slipId: 'slip',
    paidFrom: 'play',
    hours: [22],
    until: '2026-12-19',
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
  expect(whyWords({ state: 'active', why: '', paidFrom: 'play' })).toBe('')
  expect(whyWords({ state: 'paused', why: 'wallet-short', paidFrom: 'play' })).toContain('Top up')
  expect(whyWords({ state: 'paused', why: 'wallet-short', paidFrom: 'bonus' })).not.toContain('op up')
  expect(whyWords({ state: 'paused', why: 'unheard-of', paidFrom: 'play' })).not.toBe('')
})
