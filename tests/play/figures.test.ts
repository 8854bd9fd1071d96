// Numbers as Nigerians write them: ours says what Intl says, without its first tenth of a second.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped, plural } from '#src/lib/figures.ts'
import { figure, listed } from '#src/lib/language/figure.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { filesIn, textOf } from '../support/sources.ts'

const intl = (most: number, least: number) =>
  new Intl.NumberFormat('en-NG', { maximumFractionDigits: most, minimumFractionDigits: least })

test.each([
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 2],
])('a figure with %i digits at most and %i at least is written as Intl writes it', (most, least) => {
  const format = intl(most, least)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 1, max: 10_000 }), (value, by) => {
      expect(figure(value / by, most, least)).toBe(format.format(value / by))
    }),
  )
  for (const value of [0, 0.05, 0.5, 1.005, 2.5, 9.995, 99.95, 999.5, 999.999, 1_000, 91_390, 1e9 + 0.25])
    expect(figure(value, most, least), String(value)).toBe(format.format(value))
})

test('whole numbers have a comma before each three digits', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), value => {
      expect(grouped(value)).toBe(intl(0, 0).format(value))
      expect(plural(value, 'line').startsWith(`${intl(0, 0).format(value)} `)).toBe(true)
    }),
  )
})

test('money is exact to the kobo, however much it is, grouped as in en-US and with two decimals at most §9.28', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), amount => {
      const [sign, all] = [amount < 0 ? '−' : '', BigInt(amount) < 0n ? -BigInt(amount) : BigInt(amount)]
      const rest = String(all % 100n).padStart(2, '0')
      const whole = new Intl.NumberFormat('en-US').format(all / 100n)
      expect(formatBalance(amount)).toBe(`${sign}₦${whole}.${rest}`)
      expect(formatMoney(amount)).toBe(`${sign}₦${whole}${rest === '00' ? '' : `.${rest}`}`)
    }),
  )
  expect(formatMoney(-125_050)).toBe('−₦1,250.50')
})

test.each(['and', 'or'] as const)('a list is joined by commas and %s', word => {
  const format = new Intl.ListFormat('en-GB', { type: word === 'or' ? 'disjunction' : 'conjunction' })
  for (const items of [[], ['2'], ['2', '5'], ['2', '5', '10'], ['a', 'b', 'c', 'd']])
    expect(listed(items, word)).toBe(format.format(items))
})

test('no script of the app makes a format of Intl while it loads: whoever opens the page would wait for it', () => {
  const onLoading = /^(export )?const \w+ = new Intl\./m
  expect(onLoading.test("const whole = new Intl.NumberFormat('en-NG')")).toBe(true)
  const files = ['src', 'sw'].flatMap(folder => filesIn(folder))
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter(file => onLoading.test(textOf(file)))).toEqual([])
})
