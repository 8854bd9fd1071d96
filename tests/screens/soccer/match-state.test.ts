// What the ticket of a match says about it.
import { expect, test } from 'vitest'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { salesWords } from '#src/screens/shared/matches/match-state.ts'

test('sales of a ticket on matches end until the very instant, and have ended from then on', () => {
  const closesAt = lagosInstant(2026, 11, 26, 15, 29)
  expect(salesWords(closesAt, lagosInstant(2026, 11, 26, 12, 29))).toBe('Sales end')
  expect(salesWords(closesAt, closesAt - 1)).toBe('Sales end')
  expect(salesWords(closesAt, closesAt)).toBe('Sales ended')
})
