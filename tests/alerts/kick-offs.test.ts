// What the phone knows of kick-offs from its own open tickets.
import { expect, test } from 'vitest'
import { kickOffsOf } from '#src/alerts/kick-offs.ts'
import type { Predictions } from '#src/model/soccer.ts'

const AT = '2026-11-28T15:00:00.000Z'

type Match = Predictions['matches'][number]
const match = (number: number, more: Partial<Match> = {}): Match => ({
  matchId: `m${number}`,
  number,
  league: 'en.1',
  home: `Home ${number}`,
  away: `Away ${number}`,
  kickOff: AT,
  beginsAt: AT,
  scores: [],
  state: 'waiting',
  live: null,
  score: null,
  void: null,
  sources: [],
  decidedAt: null,
  ...more,
})

test('each match is named once, however many tickets are on it, at the time that its sources have now', () => {
  const moved = '2026-11-28T17:30:00.000Z'
  const tickets = [
    { id: 'one', lotteryType: 'SOCCER_CASH', matches: [match(1), match(2, { beginsAt: moved })] },
    { id: 'two', lotteryType: 'ALL_IN', matches: [match(1)] },
  ]
  expect(kickOffsOf(tickets)).toEqual([
    { number: 1, lotteryType: 'ALL_IN', begins: 'Home 1 – Away 1', at: Date.parse(AT), tickets: 2 },
    {
      number: 2,
      lotteryType: 'SOCCER_CASH',
      begins: 'Home 2 – Away 2',
      at: Date.parse(moved),
      tickets: 1,
      ticket: 'one',
    },
  ])
})

test('a match that is put off, on or over is not one that is to begin', () => {
  const matches = [match(1, { beginsAt: null }), match(2, { state: 'live' }), match(3, { state: 'void' })]
  expect(kickOffsOf([{ id: 'one', lotteryType: 'ALL_IN', matches }])).toEqual([])
})
