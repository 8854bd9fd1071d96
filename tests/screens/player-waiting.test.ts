import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '#src/api/session/session.ts'
import { heldBack } from '#src/buying/held-back.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import type { User } from '#src/model/user.ts'
import { keepBreak } from '#src/play/kept-break.ts'
import { statusOf } from '#src/screens/game-history/status.ts'
import { backOf } from '#src/screens/shared/own/own-part.ts'
import { fundSearch, referenceSearch } from '#src/screens/fund-wallet/fund-search.ts'
import { priceTag } from '#src/screens/play/price-tag.ts'
import { TicketState } from '#src/screens/shared/TicketState.tsx'
import { aheadWords } from '#src/screens/ticket/bought/ahead-words.ts'
import { drawPhase, nextAsking } from '#src/screens/ticket/draw/poll.ts'
import { TicketPlayOn } from '#src/screens/ticket/draw/TicketPlayOn.tsx'
import { keepHidden, readHidden, toggled } from '#src/screens/wallet/balances.ts'
import { ticket } from '../play/ticket.ts'
import { instantCashout, salaryForLife } from '../support/games.ts'
import { inRouter } from '../support/in-router.tsx'

const shelf = new Map<string, string>()

beforeEach(() => {
  shelf.clear()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 11), toFake: ['Date'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => void shelf.set(key, text),
    removeItem: (key: string) => void shelf.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a balance', () => {
  it('is hidden and shown in turn, each of the three by itself, and the choice stays §3.9, 4.35', () => {
    expect(readHidden()).toEqual([])
    keepHidden(toggled(toggled(readHidden(), 'play'), 'winnings'))
    expect(readHidden()).toEqual(['play', 'winnings'])
    keepHidden(toggled(readHidden(), 'play'))
    expect(readHidden()).toEqual(['winnings'])
  })

  it('is shown where the stored choice is damaged', () => {
    keepHidden(['bonus'])
    for (const key of shelf.keys()) shelf.set(key, '{"bonus":1}')
    expect(readHidden()).toEqual([])
  })
})

const pill = (back: number) =>
  renderToStaticMarkup(createElement(TicketState, { status: 'Won', stake: 100_000, back }))

describe('a ticket', () => {
  it('is pending when neither won nor lost, won when won, lost when lost §4.34', () => {
    expect(statusOf({ won: false, lost: false, status: 'Pending' })).toBe('Pending')
    expect(statusOf({ won: true, lost: false, status: 'Won' })).toBe('Won')
    expect(statusOf({ won: false, lost: true, status: 'Lost' })).toBe('Lost')
    expect(statusOf({ won: false, lost: false, status: 'Refunded' })).toBe('Refunded')
  })

  it('is green only where it brought more than it cost', () => {
    expect(pill(100_000)).not.toContain('pill-win')
    expect(pill(100_001)).toContain('pill-win')
  })

  it('says what came back, also in a row kept by an older version of the app', () => {
    expect(backOf({ cameBack: 50_000, amountWon: 0 })).toBe(50_000)
    expect(backOf({ amountWon: 200_000 })).toBe(200_000)
  })

  it('is asked for once as its draw is due, then every three seconds, and no more when it is settled', () => {
    expect(nextAsking(undefined, 0)).toBe(false)
    expect(nextAsking({ status: 'Pending', drawsAt: 330_000 }, 30_000)).toBe(300_000)
    expect(nextAsking({ status: 'Pending', drawsAt: 330_000 }, 331_000)).toBe(3_000)
    expect(nextAsking({ status: 'Lost', drawsAt: 330_000 }, 30_000)).toBe(false)
  })

  it('shows its numbers only when it is settled as well, so that nobody reads half of it', () => {
    const waiting = { closesAt: 300, drawsAt: 330, numbers: [], status: 'Pending' }
    expect([299, 300, 330].map(now => drawPhase(waiting, now))).toEqual(['selling', 'sealed', 'drawing'])
    expect(drawPhase({ ...waiting, numbers: [1, 2, 3, 4] }, 340)).toBe('drawing')
    expect(drawPhase({ ...waiting, numbers: [1, 2, 3, 4], status: 'Lost' }, 340)).toBe('drawn')
    expect(drawPhase({ ...waiting, status: 'Refunded' }, 340)).toBe('drawn')
  })
})

describe('after a draw without a win', () => {
  it('the page goes on to the game by itself, but nowhere for a player who is asked to rest or on a break §2.85', () => {
    const phoneNumber = '+2348031234567'
    session.user = { phoneNumber } as User
    const client = new QueryClient()
    const onward = createElement(TicketPlayOn, ticket('t', '2026-11-20T11:00:00.000Z'))
    const shown = () => inRouter(createElement(QueryClientProvider, { client }, onward))
    expect(shown()).toContain('Continue playing in 15s')
    expect(shown()).toContain('href="/instant-cashout"')
    heldBack.refusal = 'reality-check'
    expect(shown()).toBe('')
    heldBack.refusal = undefined
    keepBreak(phoneNumber, { breakUntil: '2026-11-21T11:00:00.000Z', exclusion: null, registerUntil: null })
    expect(shown()).toBe('')
    session.user = null
  })
})

const notesAt = (lines: number) => priceTag(salaryForLife, kobo(50), [], lines).rows[0]?.notes

describe('the price tag', () => {
  it('stands beside the price with prizes, odds and what comes back on average, from the catalogue', () => {
    const tag = priceTag(instantCashout, kobo(100), [[1, 2, 3, 4]], 3)
    expect([tag.total, tag.potential].map(formatMoney)).toEqual(['₦300', '₦50,000'])
    expect(tag.rows).toEqual([
      { label: '4 right', pays: '₦50,000', oneIn: '1 in 91,390', notes: [] },
      { label: '3 right', pays: '₦10,000', oneIn: '1 in 635', notes: [] },
      { label: '2 right', pays: '₦500', oneIn: '1 in 24', notes: [] },
      { label: '1 right', pays: '₦50 cashback', oneIn: '1 in 3.2', notes: [] },
    ])
    expect([tag.givesBack, tag.returnPercent, tag.profit]).toEqual(['₦52.61', '52.61%', '1 in 23'])
    expect(tag.best).toBe('1 line in 91,390 gets all 4')
  })

  it('explains the most that a ticket can win where the number of lines is part of it §2.71-2.76', () => {
    const tags = [2, 4, 5].map(lines => priceTag(salaryForLife, kobo(50), [], lines))
    expect(tags.map(tag => tag.rows[0]!.notes.at(-1))).toEqual([
      'and ₦15,000 at once (2x)',
      'and ₦150,000 at once (4x)',
      'and ₦150,000 at once (4x)',
    ])
    expect(priceTag(instantCashout, kobo(100), [], 5).rows[0]!.notes).toEqual([])
    expect(formatMoney(priceTag(salaryForLife, kobo(50), [], 4).potential)).toBe('₦10,150,000')
  })

  it('says what the winner of every number may choose, and what the multiplier card adds §2.71-2.76', () => {
    expect(priceTag(salaryForLife, kobo(50), [], 2).rows[0]?.pays).toBe('₦10,000,000')
    expect(notesAt(2)).toEqual(['or ₦30,000 a month for 240 months: you choose', 'and ₦15,000 at once (2x)'])
    expect([3, 4, 6, 8, 9, 10].map(lines => notesAt(lines)?.[1])).toEqual([
      'and ₦15,000 at once (2x)',
      'and ₦150,000 at once (4x)',
      'and ₦300,000 at once (6x)',
      'and ₦800,000 at once (8x)',
      'and ₦1,000,000 at once (9x)',
      'and ₦1,500,000 at once (10x)',
    ])
    // The average return includes the card's win.
    expect([2, 10].map(lines => priceTag(salaryForLife, kobo(50), [], lines).returnPercent)).toEqual([
      '52.80%',
      '54.36%',
    ])
  })
})

describe('addresses of the fund pages', () => {
  it('keep a way back into the game and drop one that leads elsewhere §4.26', () => {
    const search = { lowBalance: 'true', gameQuery: '/instant-cashout/summary', needed: '300' }
    expect(fundSearch(search)).toEqual(search)
    for (const gameQuery of ['https://evil.example', '//evil.example', '/\\evil', 7])
      expect(fundSearch({ gameQuery }).gameQuery).toBeUndefined()
    expect(fundSearch({ needed: '1e9', lowBalance: 'yes' })).toEqual({})
    expect(referenceSearch({ reference: '../../x' }).reference).toBeUndefined()
  })
})

describe('the head of what was bought', () => {
  const at = '2026-11-20T11:00:00.000Z'
  const drawsAt = Date.parse(at)
  const ticket = { lotteryType: 'QUIKA', lines: 2, potentialWinning: kobo(50_000), drawsAt: at }

  it('names the most that can be won until the draw is due, and promises nothing from then on', () => {
    expect(aheadWords([ticket], drawsAt - 1)).toEqual({
      isDue: false,
      heading: 'Your ticket is in the draw',
      text: 'Quika, 2 lines. You can win up to ₦50,000.',
    })
    expect(aheadWords([ticket], drawsAt)).toEqual({
      isDue: true,
      heading: 'The draw was due',
      text: 'Quika, 2 lines. It was at 20/11/2026 12pm, Lagos time.',
    })
  })

  it('counts the tickets of one payment together, and names the best of them', () => {
    const other = { ...ticket, lines: 1, potentialWinning: kobo(250_000) }
    expect(aheadWords([ticket, other], 0)).toMatchObject({
      heading: 'Your tickets are in the draw',
      text: 'Quika, 2 tickets, 3 lines. You can win up to ₦250,000.',
    })
  })
})
