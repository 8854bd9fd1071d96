import { describe, expect, it, test } from 'vitest'
import { awoof } from '#src/games/awoof/game.ts'
import { lookOfSold } from '#src/games/look-of-type.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { aboutOf } from '#src/screens/wallet/about-of.ts'
import { monthOf, rowsOf } from '#src/screens/wallet/month-of.ts'
import { movementPicture, movementTitle } from '#src/screens/wallet/movement-words.ts'

const NOW = lagosInstant(2026, 11, 23, 9)
const at = (day: number, month = 11) => new Date(lagosInstant(2026, month, day, 12)).toISOString()
const row = (kind: string, amount: number, date = at(10)) => ({ kind, amount, date })

describe('the month of a wallet', () => {
  it('counts what was topped up, staked and came back, tax taken off and refunds given back', () => {
    const rows = [
      row('win', 50_000, at(20)),
      row('tax', -2_500, at(20)),
      row('cashback', 5_000, at(19)),
      row('refund', 10_000, at(18)),
      row('ticket', -30_000, at(17)),
      row('ticket', -10_000, at(17)),
      row('take-back', -20_000, at(3)),
      row('top_up', 100_000, at(2)),
    ]
    expect(monthOf(rows, true, NOW)).toEqual({ toppedUp: 80_000, staked: 30_000, cameBack: 52_500 })
  })

  it('leaves out moves between the own wallets and what is no stake of this month, and counts draws in advance when they were paid', () => {
    const rows = [
      row('move', 5_000),
      row('move', -5_000),
      row('advance', -7_000),
      row('advance-used', 1_000),
      row('ticket', -1_000),
      row('referral', 900),
      row('scratch-card', 800),
      row('win', 700, at(31, 10)),
    ]
    expect(monthOf(rows, true, NOW)).toEqual({ toppedUp: 0, staked: 7_000, cameBack: 0 })
  })

  it('counts a movement once, also where another one came in between two pages of the list', () => {
    const [first, second, third] = [1, 2, 3].map(n => ({ id: `m${n}`, ...row('ticket', -100) }))
    const rows = rowsOf([{ results: [first!, second!] }, { results: [second!, third!] }])
    expect(rows).toEqual([first, second, third])
    expect(monthOf(rows, true, NOW).staked).toBe(300)
  })

  it('begins at midnight in Lagos', () => {
    const last = new Date(lagosInstant(2026, 11, 1) - 1).toISOString()
    const first = new Date(lagosInstant(2026, 11, 1)).toISOString()
    expect(monthOf([row('top_up', 100, first), row('top_up', 900, last)], true, NOW).toppedUp).toBe(100)
  })

  it('says since when it counts if the list does not reach back to the first', () => {
    const rows = [row('ticket', -100, at(20)), row('ticket', -100, at(12))]
    expect(monthOf(rows, false, NOW).since).toBe(Date.parse(at(12)))
    expect(monthOf([...rows, row('ticket', -100, at(30, 10))], false, NOW)).not.toHaveProperty('since')
    expect(monthOf(rows, true, NOW)).not.toHaveProperty('since')
  })
})

test('a movement of a game bears its name and its emblem instead of a batch code', () => {
  expect(movementTitle('Ticket IC-20261120-1205')).toBe('Ticket, Instant cashout')
  expect(movementTitle('Win on SL-20261120-1000')).toBe('Win, Salary for life')
  expect(movementTitle('Tax withheld on BK-20261120-1000')).toBe('Tax withheld, Banker')
  expect(movementTitle('Refund of QK-20261120-1205')).toBe('Refund, Quika')
  expect(movementTitle('Ticket SC-20261120-1205')).toBe('Ticket, Soccer cash')
  expect(movementTitle('Refund of AI-20261120-1205')).toBe('Refund, All in')
  expect(movementTitle('Win on VS-20261120-1205')).toBe('Win, Virtual soccer')
  for (const game of [virtualSoccer, ...predictionGames]) {
    const title = `Ticket ${game.batchPrefix}-20261120-1205`
    expect(movementPicture({ kind: 'ticket', title })).toEqual(game.look)
    expect(lookOfSold(game.lotteryType)).toEqual(game.look)
  }
  expect(lookOfSold('AWOOF')).toEqual(awoof.look)
  expect(movementPicture({ kind: 'cashback', title: 'Cashback on WC-20261120-1000' })).toEqual({
    cloth: 'blue',
    emblem: 'owl',
  })
})

test('a movement of a withdrawal or a top-up leads to its page, and to the list where it does not say which', () => {
  const id = '7b0f5c52-9f0e-4a55-8a54-0d4c8a1f2b3c'
  expect(aboutOf({ kind: 'withdrawal', reference: id })).toEqual({ withdrawals: true, id })
  expect(aboutOf({ kind: 'withdrawal-back', reference: `wd${'0a'.repeat(16)}` })).toEqual({
    withdrawals: true,
  })
  expect(aboutOf({ kind: 'top_up', reference: 'tu-0a' })).toEqual({ topUp: 'tu-0a' })
  expect(aboutOf({ kind: 'over-limit', reference: 'tu-0a' })).toEqual({ topUp: 'tu-0a' })
  expect(aboutOf({ kind: 'take-back', reference: 'tu-0a/0' })).toEqual({ topUp: 'tu-0a' })
  expect(aboutOf({ kind: 'move', reference: id })).toEqual({})
})

test('a movement of no game keeps its title and has an icon; so has one of a game that is gone', () => {
  expect(movementTitle('Top-up by card')).toBe('Top-up by card')
  expect(movementPicture({ kind: 'top_up', title: 'Top-up by card' })).toBe('plus')
  expect(movementTitle('Ticket ZZ-20261120-1205')).toBe('Ticket ZZ-20261120-1205')
  expect(movementPicture({ kind: 'ticket', title: 'Ticket ZZ-20261120-1205' })).toBe('wallet')
})
