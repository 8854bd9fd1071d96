import { expect, test } from 'vitest'
import { countTickets } from '#src/games/ticket-odds.ts'
import { kobo } from '#src/lib/money.ts'
import { ticketTag } from '#src/screens/play/ticket-tag.ts'
import { instantCashout } from '../support/games.ts'

test('the tag beside Buy says one in so many, the average in naira and in percent, and none where nothing can come', () => {
  const odds = { total: 91_390, anything: 45_695, profit: 650, expectedReturn: 15_783.4 }
  expect(ticketTag(odds, 30_000)).toEqual({
    profit: '1 in 141',
    anything: '1 in 2',
    givesBack: '₦157.83 (52.6%)',
  })
  expect(ticketTag({ ...odds, profit: 0, anything: 0, expectedReturn: 0 }, 30_000)).toEqual({
    profit: 'none',
    anything: 'none',
    givesBack: '₦0.00 (0%)',
  })
})

test('ten lines that cover 26 of 40 numbers nearly always get something back, and are not said to do so always', () => {
  const firsts = [1, 5, 9, 13, 17, 21, 23, 2, 6, 10]
  const lines = firsts.map(first => [0, 1, 2, 3].map(more => first + more))
  expect(new Set(lines.flat()).size).toBe(26)
  const counting = countTickets(instantCashout, [{ stake: kobo(100), lines }])
  let step = counting.next()
  while (!step.done) step = counting.next()
  // In 1,001 draws all four numbers are among the 14 that no line has.
  expect(step.value).toMatchObject({ total: 91_390, anything: 91_390 - 1_001 })
  expect(ticketTag(step.value, kobo(1_000)).anything).toBe('1 in 1.02')
  expect(ticketTag({ ...step.value, anything: step.value.total }, kobo(1_000)).anything).toBe('1 in 1')
})
