// How the promises page shows the service's figures.
import { expect, test } from 'vitest'
import type { Kept } from '#src/api/public/promises.ts'
import { daysOf, keptWords, lasted, shareKept, togetherOf } from '#src/screens/pages/promises-model.ts'

const row = (it: Partial<Kept>): Kept => ({
  day: '2026-11-22',
  days: 1,
  what: 'draws',
  many: 10,
  missed: 0,
  median: null,
  p95: null,
  slowest: null,
  ...it,
})

test('a share is rounded down: only what was never missed is all of it', () => {
  expect(shareKept({ many: 100_000, missed: 1 })).toBe('99.99%')
  expect(shareKept({ many: 100_000, missed: 0 })).toBe('100%')
  expect(shareKept({ many: 3, missed: 3 })).toBe('0%')
})

test('a time is never told shorter than it was', () => {
  expect([0, 900, 1_000, 119_001, 120_001, 7_200_001, 172_800_001].map(lasted)).toEqual([
    '1 second',
    '1 second',
    '1 second',
    '120 seconds',
    '3 minutes',
    '3 hours',
    '3 days',
  ])
})

test('what there was nothing of is told as nothing, not as kept', () => {
  expect(keptWords(undefined)).toBe(undefined)
  expect(keptWords(row({ many: 0 }))).toBe(undefined)
  expect(keptWords(row({ many: 1_730, missed: 2 }))).toBe('1,728 of 1,730 (99.88%)')
  expect(keptWords(row({ what: 'prizes', many: 1 }))).toBe('1 winning ticket')
  expect(keptWords(row({ what: 'minutes', many: 1_440, missed: 3 }))).toBe('99.79% of the time')
})

test('each single day says what was missed on it, and days together are told apart', () => {
  const rows = [
    row({ days: 30, missed: 5 }),
    row({ missed: 1 }),
    row({ what: 'minutes', many: 1_440, missed: 12 }),
    row({ day: '2026-11-21' }),
  ]
  expect(daysOf(rows)).toEqual([
    { day: '2026-11-22', missed: ['1 late draw', 'down for 12 minutes'] },
    { day: '2026-11-21', missed: [] },
  ])
  expect(togetherOf(rows)).toEqual([rows[0]])
})
