// What a ticket says about its match.
import { expect, test } from 'vitest'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { salesWords } from '#src/screens/shared/matches/match-state.ts'

test('a ticket on matches says when its sales end, and from that very instant that they have ended', () => {
  const closesAt = lagosInstant(2026, 11, 26, 15, 29)
  expect(salesWords(closesAt, lagosInstant(2026, 11, 26, 12, 29))).toBe('Sales end')
  expect(salesWords(closesAt, closesAt - 1)).toBe('Sales end')
  expect(salesWords(closesAt, closesAt)).toBe('Sales ended')
})
