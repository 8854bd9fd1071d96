import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { campaignDay, campaignSearch } from '#src/screens/winners/campaign-search.ts'
import { WinnersTable } from '#src/screens/winners/WinnersTable.tsx'
import {
  emptyWords,
  firstTab,
  shownJackpot,
  shownWinner,
  soughtAs,
  tabsFor,
  winnersTabs,
} from '#src/screens/winners/winners-model.ts'
import { newestWinners, noneWords, TOP } from '#src/screens/winners/winners-lists.ts'
import { drawWords, fullnessWords, rhythmOf, shareOfStake } from '#src/screens/jackpots/jackpots-model.ts'
import { nextTargets } from '#src/draws/next-targets.ts'
import { lineWords } from '#src/screens/slip-checker/slip-model.ts'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { games } from '#src/games/rules.ts'
import { playPathOf } from '#src/games/every-game.ts'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { searchRows } from '#src/ui/table/table-model.ts'

const line = (
  hits: number | null,
  amountWon: number,
  status: 'Pending' | 'Won' | 'Lost' | 'Refunded',
  cashbackAmount = 0,
) => lineWords({ hits, amountWon, cashbackAmount, status })

const dayAsked = (search: Record<string, string>) => campaignDay(campaignSearch(search))

describe('the winners tabs', () => {
  it('are salary for life, instant cashout, wyse cash and jackpot winners, in this order, with any other game of the list before the jackpots §2.51, 3.28', () => {
    const labels = winnersTabs.map(({ label }) => label)
    expect(labels.slice(0, 3)).toEqual(['Salary for Life', 'Instant Cashout', 'Wyse Cash'])
    expect(labels.at(-1)).toBe('Jackpot Winners')
    const ids = winnersTabs.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(games.map(({ lotteryType }) => lotteryType)))
    expect(ids).toEqual(expect.arrayContaining(['VIRTUAL_SOCCER', 'SOCCER_CASH', 'ALL_IN', 'AWOOF']))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('lead to where a ticket of the game is made, whatever its address is', () => {
    expect(['INSTANT_CASHOUT', 'VIRTUAL_SOCCER', 'SOCCER_CASH', 'AWOOF'].map(playPathOf)).toEqual([
      '/instant-cashout',
      '/virtual',
      '/soccer-cash',
      '/awoof',
    ])
  })

  it('open where the newest winners are: at a game that is drawn every five minutes, if it is among them', () => {
    expect(firstOfBatches.cadence).toBe('each-batch')
    expect(firstTab(tabsFor('/winners'))).toBe(firstOfBatches.lotteryType)
    expect(firstTab(tabsFor('/campaigns/wyse-cash'))).toBe('WYSE_CASH')
  })

  it('are all there on the dashboard, and those that fit on a game’s own page §2.52', () => {
    expect(tabsFor('/dashboard')).toEqual(winnersTabs)
    expect(tabsFor('/winners')).toEqual(winnersTabs)
    expect(tabsFor('/campaigns/wyse-cash').map(({ id }) => id)).toEqual(['WYSE_CASH', 'JACKPOT'])
    expect(tabsFor('/instant-cashout/summary').map(({ id }) => id)).toEqual(['INSTANT_CASHOUT', 'JACKPOT'])
  })

  it('say so when nobody has won, each with a subheading §2.55', () => {
    expect(emptyWords('WYSE_CASH').heading).toBe('No Game Won History yet')
    expect(emptyWords('JACKPOT').heading).toBe('No Jackpot Winners yet')
    for (const { id } of winnersTabs) expect(emptyWords(id).sub.length).toBeGreaterThan(20)
  })

  it('have beside them the three largest wins, ranked, whatever an answer holds §2.55', () => {
    const top3Winners = [5, 4, 3, 2, 1].map(earning => ({
      earning,
      phoneNumber: '080******47',
      slipId: String(earning),
      lotteryType: 'QUIKA',
      dateWon: '2026-11-20T12:00:00Z',
    }))
    const feed = { top3Winners, jackpotWinners: [], otherWinners: [] } as never
    expect(newestWinners(feed, TOP).map(it => it.amount)).toEqual([5, 4, 3])
    expect(noneWords(TOP).heading).toBe('No winners yet')
  })

  it('show a winner and a jackpot winner as one kind of row, with day, month, year and time §3.23, 3.27, 9.29', () => {
    const won = {
      phoneNumber: '080******47',
      slipId: 'a',
      lotteryType: 'INSTANT_CASHOUT',
      listedAt: { batch: 'IC-1', leafIndex: 12 },
    }
    const row = {
      ...won,
      dateWon: '2026-11-20T12:00:00Z',
      stake: 100_00,
      earning: 500_00,
      winType: '2 of 4',
    }
    expect(shownWinner(row, 3)).toEqual({
      key: 'a-3',
      phone: '080******47',
      amount: 500_00,
      stake: 100_00,
      what: '2 of 4',
      ticket: '13 of IC-1',
      won: Date.UTC(2026, 10, 20, 12),
    })
    const jackpot = {
      user: 'x',
      winType: 'Super Jackpot',
      totalJackpotAmount: 1_00,
      phoneNumber: '081******11',
    }
    expect(shownJackpot({ ...jackpot, date: '2026-11-20T21:00:00Z' }, 0)).toMatchObject({
      phone: '081******11',
      amount: 1_00,
      stake: null,
      what: 'Super Jackpot',
    })
    const rows = [shownJackpot({ ...jackpot, date: '2026-11-20T21:05:00Z' }, 0)]
    const table = { tab: 'JACKPOT', rows, loading: false, error: null, onRetry: () => undefined }
    expect(renderToStaticMarkup(createElement(WinnersTable, table))).toContain('>20/11/2026 10:05pm<')
  })
})

describe('the search among winners', () => {
  const columns = [{ key: 'phone', value: (row: { phone: string }) => row.phone }]
  const rows = ['080******47', '081******47', '080******46'].map(phone => ({ phone }))
  const found = (text: string) => searchRows(rows, columns, soughtAs(text)).map(it => it.phone)

  it('finds a whole phone number, however it is written, though the rows show it masked §2.53', () => {
    for (const text of ['08031234547', '0803 123 4547', '+234 803 123 4547', '8031234547'])
      expect(found(text)).toEqual(['080******47'])
    expect(found('08031234599')).toEqual([])
  })

  it('takes anything else as it was typed', () => {
    expect(found('080****')).toEqual(['080******47', '080******46'])
    expect(soughtAs('ada@example.com')).toBe('ada@example.com')
  })
})

describe('a campaign’s page', () => {
  it('asks for 2022-09-16 unless the address names another day §2.79, 7.54', () => {
    expect(dayAsked({})).toBe('2022-09-16')
    expect(dayAsked({ date: '2026-11-20' })).toBe('2026-11-20')
    for (const date of ['yesterday', '2026-02-30', '', '20/11/2026'])
      expect(dayAsked({ date })).toBeUndefined()
  })
})

describe('the jackpots', () => {
  it('have a winner every day, every week and every month §1.18-1.20', () => {
    expect(rhythmOf('Super Jackpot')).toMatch(/every day/)
    expect(rhythmOf('Mega Jackpot')).toMatch(/every week/)
    expect(rhythmOf('Crown jumbo Jackpot')).toMatch(/every month/)
    expect(shareOfStake).toBe('3%')
  })

  it('say of a pool that stays only that nobody won it: there may have been chances', () => {
    const phoneNumber = '080******47'
    expect(drawWords({ state: 'drawn', phoneNumber })).toContain(phoneNumber)
    expect(drawWords({ state: 'carried', phoneNumber })).toBe(
      'Nobody won, so the pool stays for the next draw',
    )
  })

  it('never look full before they are, nor empty when they are not', () => {
    expect([
      fullnessWords(99.99, 1),
      fullnessWords(100, 1),
      fullnessWords(0.4, 1),
      fullnessWords(0, 0),
    ]).toEqual(['99%', '100%', 'under 1%', '0%'])
  })
})

describe('the countdowns to the next draw', () => {
  it('aim at the next fixed draw hour, today or tomorrow, by the Lagos clock §2.62, 9.4', () => {
    expect(nextTargets(lagosInstant(2026, 11, 20, 9, 59))).toMatchObject({
      drawHour: lagosInstant(2026, 11, 20, 10),
      tomorrow: false,
    })
    expect(nextTargets(lagosInstant(2026, 11, 20, 10, 0)).drawHour).toBe(lagosInstant(2026, 11, 20, 12))
    expect(nextTargets(lagosInstant(2026, 11, 30, 22, 0))).toMatchObject({
      drawHour: lagosInstant(2026, 12, 1, 10),
      tomorrow: true,
    })
    // Past midnight the next draw is on the same day again.
    expect(nextTargets(lagosInstant(2026, 12, 1, 0, 30)).tomorrow).toBe(false)
  })

  it('aim at the end of the five-minute batch on sale §9.5', () => {
    const opens = lagosInstant(2026, 11, 20, 12, 5)
    expect(nextTargets(opens).batchCloses).toBe(opens + 300_000)
    expect(nextTargets(opens + 299_999).batchCloses).toBe(opens + 300_000)
  })
})

describe('the slip checker', () => {
  it('says what became of each line', () => {
    expect(line(null, 0, 'Pending')).toBe('Not drawn yet')
    expect(line(0, 0, 'Lost')).toBe('None right')
    expect(line(1, 0, 'Lost', 50_00)).toBe('1 right, ₦50 cashback')
    expect(line(2, 500_00, 'Won')).toBe('2 right, ₦500')
    expect(line(2, 0, 'Refunded')).toBe('Stake given back')
  })
})
