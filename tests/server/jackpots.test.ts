import { expect, test } from 'vitest'
import { fullness, jackpots, nextJackpotDraw } from '#src/games/jackpots.ts'
import { lagosInstant, lagosParts } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'

const at = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  lagosInstant(year, month, day, hour, minute)

test.each([
  ['daily', at(2026, 11, 20, 21, 59), at(2026, 11, 20, 22)],
  ['daily', at(2026, 11, 20, 22), at(2026, 11, 21, 22)],
  ['weekly', at(2026, 11, 20, 12), at(2026, 11, 22, 22)],
  ['weekly', at(2026, 11, 22, 21), at(2026, 11, 22, 22)],
  ['weekly', at(2026, 11, 22, 22), at(2026, 11, 29, 22)],
  ['monthly', at(2026, 11, 20, 12), at(2026, 11, 30, 22)],
  ['monthly', at(2026, 11, 30, 22), at(2026, 12, 31, 22)],
  ['monthly', at(2026, 12, 31, 23), at(2027, 1, 31, 22)],
  ['monthly', at(2028, 2, 1), at(2028, 2, 29, 22)],
] as const)('a %s jackpot is drawn at 22:00 in Lagos on its day (case %#)', (drawn, now, next) => {
  expect(nextJackpotDraw(drawn, now)).toBe(next)
  expect(lagosParts(next).hour).toBe(22)
})

test('a pool’s percentage is its share of the threshold, from 0 to 100 §3.12', () => {
  const [superJackpot] = jackpots
  expect(fullness(superJackpot!, 0)).toBe(0)
  expect(fullness(superJackpot!, kobo(250_000))).toBe(50)
  expect(fullness(superJackpot!, kobo(499_999.99))).toBe(99.99)
  expect(fullness(superJackpot!, kobo(900_000))).toBe(100)
})

test('three percent of every stake go to the jackpots', () => {
  expect(jackpots.reduce((sum, jackpot) => sum + jackpot.share, 0)).toBe(300)
})
