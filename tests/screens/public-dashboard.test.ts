import { describe, expect, it } from 'vitest'
import { alsoOpen } from '#src/games/also-open.ts'
import { anyGameById } from '#src/games/every-game.ts'
import { gameById, games } from '#src/games/rules.ts'
import { stakeBands } from '#src/games/stake-bands.ts'
import { introWords } from '#src/screens/dashboard/intro-words.ts'
import { bandsOf } from '#src/screens/dashboard/picks-waiting.ts'
import { gameTiles, tileAction } from '#src/screens/dashboard/game-tiles.ts'
import { agoWords, tickerLines } from '#src/screens/dashboard/plays-ticker.ts'
import { resultSlides } from '#src/screens/dashboard/result-slides.ts'
import { bandClass } from '#src/ui/band-class.ts'
import { whyDoIPay } from '#src/screens/dashboard/why-words.ts'
import { textOf } from '../support/sources.ts'

const tile = (id: string) => gameTiles.find(tile => tile.id === id)!

const result = (batch: string, lotteryType = 'INSTANT_CASHOUT') => ({
  drawn: [1, 2, 3, 4],
  date: '2026-11-20T12:00:00Z',
  batch,
  amount: 0,
  lotteryType,
  winners: 0,
  lines: 0,
})

const row = (id: string, numbers: (number | null)[]) => ({
  id,
  digitArray: numbers.map((pickDigit, at) => ({ id: `${id}.${at}`, pickDigit })),
})

describe('the stake cards', () => {
  it('are six, with their potential win, and the two highest are coming soon §2.35-2.41, 3.33', () => {
    expect(stakeBands.map(band => [band.stake, band.topPrize, band.comingSoon ?? false])).toEqual([
      [100_00, 50_000_00, false],
      [200_00, 250_000_00, false],
      [500_00, 1_250_000_00, false],
      [1_000_00, 2_500_000_00, false],
      [2_000_00, 5_000_000_00, true],
      [3_000_00, 7_500_000_00, true],
    ])
  })

  it('have a colour each §9.3', () => {
    const css = textOf('src/ui/look/cloth.css')
    const colours = stakeBands.map(
      (_, rank) => new RegExp(`\\.${bandClass(rank)} \\{\\s*--cloth: (#[\\da-f]{6})`).exec(css)?.[1],
    )
    expect(colours).not.toContain(undefined)
    expect(new Set(colours).size).toBe(6)
  })
})

describe('the game picker', () => {
  it('has one tile for each game of the product', () => {
    const ids = [...games.map(({ id }) => id), 'awoof', 'soccer-cash']
    expect(gameTiles.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  it('introduces awoof, salary for life and unlisted games and keeps their target §2.45', () => {
    expect(tileAction({ ...tile('awoof'), comingSoon: false })).toEqual({ does: 'introduce', to: '/awoof' })
    expect(tileAction(tile('salary-for-life'))).toEqual({ does: 'introduce', to: '/salary-for-life' })
    expect(tileAction({ id: 'new-game', to: '/new-game', comingSoon: false })).toEqual({
      does: 'introduce',
      to: '/new-game',
    })
  })

  it('goes straight to wyse cash and instant cashout §2.46', () => {
    expect(tileAction(tile('wyse-cash'))).toEqual({ does: 'go', to: '/wyse-cash' })
    expect(tileAction(tile('soccer-cash'))).toEqual({ does: 'go', to: '/soccer-cash' })
    expect(tileAction(tile('instant-cashout'))).toEqual({ does: 'go', to: '/instant-cashout' })
  })

  it('does nothing on a tile that is coming soon, whichever game it is §2.47', () => {
    for (const each of gameTiles)
      expect(tileAction({ ...each, comingSoon: true })).toEqual({ does: 'nothing' })
  })

  it('flags every game that is not sold yet, and no other: what says coming soon leads nowhere §2.47', () => {
    for (const each of gameTiles)
      expect(each.comingSoon, each.id).toBe(!anyGameById(each.id) && !alsoOpen.some(it => it.id === each.id))
    expect(tileAction(tile('awoof'))).toEqual({ does: 'introduce', to: '/awoof' })
  })
})

describe('the introduction of a game', () => {
  it('says of salary for life what is won, that the winner chooses, and how rare it is §2.69', () => {
    const words = introWords(gameById('salary-for-life')!).join(' ')
    expect(words).toContain('Pick 5 numbers from 1 to 49')
    expect(words).toContain('₦30,000 a month for up to 20 years, or ₦10,000,000 at once')
    expect(words).toContain('once in 1,906,884 lines')
    expect(words).toContain('10am, 12pm, 2pm, 4pm, 6pm, 8pm and 10pm')
  })

  it('is there for every game of the list', () => {
    for (const game of games) expect(introWords(game).join(' ')).toContain(`from 1 to ${game.of}`)
  })
})

describe('the picks that wait', () => {
  it('are the complete lines of all games, by the stake of a line, with their price §2.63', () => {
    const [a, b, c] = games as [(typeof games)[0], (typeof games)[0], (typeof games)[0]]
    const bands = bandsOf([
      { game: a, state: { stake: 20_000, picks: [row('r1', [4, 3, 2, 1]), row('r2', [9, null, 2, 1])] } },
      { game: b, state: { stake: 10_000, picks: [row('r1', [1, 2, 3, 4]), row('r2', [5, 6, 7, 8])] } },
      { game: c, state: { stake: 10_000, picks: [row('r1', [null, null, null, null])] } },
    ])
    expect(bands).toEqual([
      {
        stake: 10_000,
        waiting: [
          {
            game: b,
            lines: [
              [1, 2, 3, 4],
              [5, 6, 7, 8],
            ],
            total: 20_000,
          },
        ],
        total: 20_000,
      },
      { stake: 20_000, waiting: [{ game: a, lines: [[1, 2, 3, 4]], total: 20_000 }], total: 20_000 },
    ])
    expect(bandsOf([])).toEqual([])
  })

  it('hold lucky numbers in each of their bands §2.63', () => {
    const [a, b] = games as [(typeof games)[0], (typeof games)[0]]
    const selections = [
      { band: 50_000, luckyNumber: '3-17-58-92' },
      { band: 10_000, luckyNumber: '1-2-3-100' },
    ]
    const bands = bandsOf(
      [{ game: a, state: { stake: 10_000, picks: [row('r1', [1, 2, 3, 4])] } }],
      [{ game: b, state: { selections } }],
    )
    expect(bands.map(band => [band.stake, band.total, band.waiting.map(it => it.game)])).toEqual([
      [10_000, 20_000, [a, b]],
      [50_000, 50_000, [b]],
    ])
    expect(bands[1]!.waiting[0]!.lines).toEqual([[3, 17, 58, 92]])
  })
})

describe('the reasons to pay', () => {
  it('are registration, chances, random selection and no bias §2.66', () => {
    expect(whyDoIPay.map(([reason]) => reason)).toEqual([
      'To register your tickets',
      'More tickets raise your chances',
      'The selection is random',
      'Nobody is favoured',
    ])
  })
})

describe('the ticker of recent plays', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')

  it('says how long ago a ticket was played', () => {
    const words = [0, 59, 60, 119, 3_599, 3_600, 86_399, 86_400, 172_800].map(seconds =>
      agoWords(now - seconds * 1000, now),
    )
    expect(words).toEqual([
      'just now',
      'just now',
      '1 minute ago',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
      '1 day ago',
      '2 days ago',
    ])
  })

  it('takes a clock that is behind for now, not for the future', () => {
    expect(agoWords(now + 90_000, now)).toBe('just now')
  })

  it('shows both groups of active games, by their numbers, with the time before them lest it is read as one more, and never a game play ID §3.13', () => {
    const lines = tickerLines(
      [
        {
          luckyPlays: [
            { slipId: '0c9d2a5e-aaaa', date: '2026-11-20T11:58:00Z', ticket: [4, 17, 55, 80] },
            { slipId: '1c9d2a5e-aaaa', date: '2026-11-20T11:58:00Z', ticket: [] },
          ],
        },
        {
          lotto: [{ ticket: [3, 17, 22, 40], date: '2026-11-20T11:59:00Z', lotteryType: 'INSTANT_CASHOUT' }],
        },
      ],
      now,
    )
    expect(lines).toEqual([
      'Instant cashout, 1 minute ago: 3, 17, 22, 40',
      'Wyse cash, 2 minutes ago: 4, 17, 55, 80',
    ])
  })
})

describe('the results slideshow', () => {
  it('has up to three boxes, each with the newest draw of another game §2.60', () => {
    const games = ['A', 'B', 'C', 'D'].map(id => result(`${id}-1`, id))
    expect(resultSlides(games).map(({ batch }) => batch)).toEqual(['A-1', 'B-1', 'C-1'])
    expect(resultSlides(games.slice(3)).map(({ batch }) => batch)).toEqual(['D-1'])
  })

  it('is empty while nothing is known', () => {
    expect(resultSlides()).toEqual([])
  })
})
