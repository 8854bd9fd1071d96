import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createConsentStore } from '#src/play/consent-store.ts'
import { bandAt, slipsOf } from '#src/screens/play/lucky/lucky-bands.ts'
import { PlayLuckyModal } from '#src/screens/play/lucky/PlayLuckyModal.tsx'
import { memoryShelf } from '../play/shelves.ts'
import { wyseCash } from '../support/games.ts'

const bands = wyseCash.stakes.slice(0, 4)
const none = () => undefined

describe('the form of a band', () => {
  it('is the one that the address names, and the first for anything else §2.19, 6.7', () => {
    expect(bandAt(bands, '2')).toEqual({ at: 2, band: bands[2] })
    for (const index of [undefined, '', '0', '4', '99', '-1', '1.5', '1e0', ' 1', 'x', '0x1'])
      expect([index, bandAt(bands, index).at]).toEqual([index, 0])
  })
})

describe('the buy button of the summary', () => {
  it('is disabled while the picks are being registered; without picks there is no summary §2.63', async () => {
    const store = createConsentStore(wyseCash, { session: undefined, shelf: memoryShelf().shelf })
    await store.ready
    const shown = (loading: boolean) => {
      const props = { store, loading, open: true, online: true, onClose: none, onBuy: none }
      return renderToStaticMarkup(createElement(PlayLuckyModal, props))
    }
    expect(shown(false)).toBe('')
    store.toggle({ band: wyseCash.stakes[0]!.stake, luckyNumber: '1-2-3-4' })
    expect(shown(false)).toMatch(/<button[^>]*>Buy 1 line for/)
    expect(shown(false)).not.toMatch(/<button[^>]*disabled[^>]*>Buy/)
    expect(shown(true)).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Loading/)
  })
})

describe('what is paid together', () => {
  it('is each slip once, in the order of its lines', () => {
    const lines = ['a', 'a', 'b', 'c', 'b'].map(slipId => ({ slipId }))
    expect(slipsOf(lines)).toEqual(['a', 'b', 'c'])
    expect(slipsOf([])).toEqual([])
  })
})
