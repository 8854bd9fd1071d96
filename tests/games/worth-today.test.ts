import { expect, test } from 'vitest'
import { salaryForLife } from '#src/games/salary-for-life/rules.ts'
import { worthToday, YEARLY_RATE } from '#src/games/worth-today.ts'
import { kobo } from '#src/lib/money.ts'

test('240 payments of 30,000 naira are worth 1,908,458 naira today at 20% a year', () => {
  expect(YEARLY_RATE).toBe(0.2)
  expect(Math.round(worthToday(salaryForLife.choice!) / 100)).toBe(1_908_458)
})

test('what is worth so much today pays every month of the choice at the stated rate, and nothing is left', () => {
  const { monthly, months } = salaryForLife.choice!
  const growth = (1 + YEARLY_RATE) ** (1 / 12)
  let left = worthToday({ monthly, months })
  for (let month = 0; month < months; month++) left = left * growth - monthly
  // One kobo of rounding, grown for twenty years.
  expect(Math.abs(left)).toBeLessThan(kobo(1))
})
