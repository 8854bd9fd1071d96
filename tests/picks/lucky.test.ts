import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { kobo } from '#src/lib/money.ts'
import {
  byBand,
  isChosen,
  priceOfLucky,
  toggleLucky,
  wagersOf,
  type LuckySelection,
} from '#src/picks/lucky.ts'

const MOST = wyseCash.lineCounts.at(-1)!
const at = (band: number, luckyNumber: string): LuckySelection => ({ band: kobo(band), luckyNumber })
const choose = (chosen: readonly LuckySelection[], one: LuckySelection) => toggleLucky(chosen, one, MOST)

describe('choosing lucky numbers', () => {
  test('a band takes five, and the sixth drops the oldest of that band alone §4.46', () => {
    expect(MOST).toBe(5)
    const five = ['a', 'b', 'c', 'd', 'e'].map(name => at(100, name))
    const other = at(200, 'a')
    const full = [...five, other].reduce<LuckySelection[]>(choose, [])
    expect(full).toEqual([...five, other])
    expect(choose(full, at(100, 'f'))).toEqual([...five.slice(1), other, at(100, 'f')])
    expect(choose(full, at(200, 'b'))).toEqual([...full, at(200, 'b')])
  })

  test('pressed again, one is taken back, and its place is free', () => {
    const three = ['a', 'b', 'c'].map(name => at(100, name))
    expect(choose(three, at(100, 'b'))).toEqual([at(100, 'a'), at(100, 'c')])
    expect(isChosen(three, at(100, 'b'))).toBe(true)
    expect(isChosen(three, at(200, 'b'))).toBe(false)
  })

  test('whatever is pressed: at most five a band, each once, the newest last', () => {
    const press = fc.record({
      band: fc.constantFrom(kobo(100), kobo(200), kobo(500)),
      luckyNumber: fc.constantFrom(...'abcdefgh'),
    })
    fc.assert(
      fc.property(fc.array(press, { maxLength: 60 }), presses => {
        let chosen: LuckySelection[] = []
        for (const one of presses) {
          const was = isChosen(chosen, one)
          chosen = choose(chosen, one)
          expect(isChosen(chosen, one)).toBe(!was)
          if (!was) expect(chosen.at(-1)).toEqual(one)
        }
        for (const { picks } of byBand(chosen)) {
          expect(picks.length).toBeLessThanOrEqual(MOST)
          expect(new Set(picks.map(it => it.luckyNumber)).size).toBe(picks.length)
        }
        const sum = byBand(chosen).reduce((total, { band, picks }) => total + band * picks.length, 0)
        expect(priceOfLucky(chosen)).toBe(sum)
      }),
    )
  })

  test('picks are grouped by band, the lowest first §2.63', () => {
    const chosen = [at(500, 'a'), at(100, 'b'), at(500, 'c')]
    expect(byBand(chosen)).toEqual([
      { band: kobo(100), picks: [at(100, 'b')] },
      { band: kobo(500), picks: [at(500, 'a'), at(500, 'c')] },
    ])
    expect(priceOfLucky(chosen)).toBe(kobo(1_100))
    expect(priceOfLucky([])).toBe(0)
  })

  test('the choices of a band are the lines of one ticket, at the stake of the band §2.63', () => {
    const chosen = [at(500, '1-2-3-4'), at(100, '5-6-7-100'), at(500, '6-7-8-9')]
    expect(wagersOf(chosen)).toEqual([
      { stake: kobo(100), lines: [[5, 6, 7, 100]] },
      {
        stake: kobo(500),
        lines: [
          [1, 2, 3, 4],
          [6, 7, 8, 9],
        ],
      },
    ])
  })
})
