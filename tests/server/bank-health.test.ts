import { expect, test } from 'vitest'
import { bankHealth } from '#server/deeds/withdrawals/bank-health.ts'
import { isSentAgain, untilNextAsk, untilNextWatch } from '#server/deeds/withdrawals/payout-pace.ts'
import { HOUR } from '#src/lib/lagos-time.ts'

test.each([
  [0, 0, 0, 0, 'unknown'],
  [0, 0, 0, 1, 'unknown'], // perhaps the account
  [0, 0, 0, 2, 'down'],
  [0, 0, 1, 0, 'down'],
  [1, 0, 0, 0, 'good'],
  [1, 0, 1, 0, 'slow'],
  [0, 1, 0, 0, 'slow'],
  [3, 1, 1, 5, 'good'],
  [2, 1, 1, 0, 'slow'],
])(
  '%i quick, %i slow, %i late and %i refused transfers say that a bank is %s',
  (quick, slow, late, refused, health) => {
    expect(bankHealth({ quick, slow, late, refused })).toBe(health)
  },
)

test('a transfer is asked about after 5, 15 and 60 seconds, 5 and 15 minutes, an hour, hourly for three days, then daily', () => {
  const waits = Array.from({ length: 9 }, (_, asked) => untilNextAsk(asked, asked * HOUR))
  expect(waits).toEqual([5, 15, 60, 300, 900, 3_600, 3_600, 3_600, 3_600])
  expect([untilNextAsk(70, 72 * HOUR - 1), untilNextAsk(71, 72 * HOUR)]).toEqual([3_600, 86_400])
})

test('a paid one is looked at for three more days', () => {
  const watched = [0, 1, 2, 3].map(untilNextWatch)
  expect(watched.reduce<number>((sum, each) => sum + each!, 0)).toBe(73 * 3_600)
  expect(untilNextWatch(4)).toBeNull()
})

test('what is not found is sent again after three times, for a day', () => {
  expect([isSentAgain(2, 0), isSentAgain(3, 0), isSentAgain(3, 24 * HOUR)]).toEqual([false, true, false])
})
