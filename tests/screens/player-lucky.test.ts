import { describe, expect, it } from 'vitest'
import { bandAt, slipsOf } from '#src/screens/play/lucky/lucky-bands.ts'
import { wyseCash } from '../support/games.ts'

const bands = wyseCash.stakes.slice(0, 4)

describe('the form of a band', () => {
  it('is the one that the address names, and the first for anything else §2.19, 6.7', () => {
    expect(bandAt(bands, '2')).toEqual({ at: 2, band: bands[2] })
    for (const index of [undefined, '', '0', '4', '99', '-1', '1.5', '1e0', ' 1', 'x', '0x1'])
      expect([index, bandAt(bands, index).at]).toEqual([index, 0])
  })
})

describe('what is paid together', () => {
  it('is each slip once, in the order of its lines', () => {
    const lines = ['a', 'a', 'b', 'c', 'b'].map(slipId => ({ slipId }))
    expect(slipsOf(lines)).toEqual(['a', 'b', 'c'])
    expect(slipsOf([])).toEqual([])
  })
})
