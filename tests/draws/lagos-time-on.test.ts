import { expect, test } from 'vitest'
import { lagosInstant, lagosTimeOn } from '#src/lib/lagos-time.ts'

test('a time of day in Lagos is eight in the evening, 20:00, where none is named §9.30', () => {
  for (const [hour, minute] of [
    [0, 0],
    [19, 59],
    [20, 0],
    [23, 59],
  ] as const) {
    const now = lagosInstant(2026, 11, 20, hour, minute)
    expect(lagosTimeOn(now)).toBe(Date.parse('2026-11-20T19:00:00Z'))
    expect(lagosTimeOn(now, 22)).toBe(Date.parse('2026-11-20T21:00:00Z'))
    expect(lagosTimeOn(now, 9, 5)).toBe(Date.parse('2026-11-20T08:05:00Z'))
  }
})
