import { describe, expect, it } from 'vitest'
import { oneInFigure } from '#src/lib/language/one-in.ts'
import { words as otherPrizes } from '#src/screens/pages/other-words.ts'
import { prizeTable } from '#src/screens/pages/prize-table.ts'
import { instantCashout } from '../support/games.ts'

describe('the prize table', () => {
  it('prints what a ₦100 line of instant cashout pays, how often, and the average return', () => {
    expect(prizeTable(instantCashout, 100_00)).toEqual({
      rows: [
        { right: '4 of 4', pays: '₦50,000', oneIn: '91,390', cashback: false },
        { right: '3 of 4', pays: '₦10,000', oneIn: '635', cashback: false },
        { right: '2 of 4', pays: '₦500', oneIn: '24', cashback: false },
        { right: '1 of 4', pays: '₦50', oneIn: '3.2', cashback: true },
      ],
      back: '₦52.61',
      percent: '52.61%',
      profit: '23',
      nothing: '64.5%',
    })
  })

  it('shows a decimal only below ten', () => {
    expect([9.96, 3.21, 24.18, 634.65, 91_390].map(it => oneInFigure(it))).toEqual([
      '10',
      '3.2',
      '24',
      '635',
      '91,390',
    ])
  })

  it('says 1 in 1 only of what is certain: just above it two decimals are rounded up', () => {
    expect([1, 91_390 / 91_389, 91_390 / 90_389, 1.07, 1.0999, 1.1, 1.14].map(it => oneInFigure(it))).toEqual(
      ['1', '1.01', '1.02', '1.07', '1.1', '1.1', '1.1'],
    )
  })
})

describe('what the page of prizes says of scores', () => {
  it('promises the average of virtual matches alone: of real ones, whose chances are raised, it is the most', () => {
    const said = otherPrizes.$scorePays(53)
    expect(said).toContain('On real matches it is at most 53%')
    expect(said.match(/53% of stakes comes back/g)).toHaveLength(1)
    expect(said).toContain('So on virtual matches 53% of stakes comes back')
  })
})
