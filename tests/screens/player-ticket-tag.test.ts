import { expect, test } from 'vitest'
import { ticketTag } from '#src/screens/play/ticket-tag.ts'

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
