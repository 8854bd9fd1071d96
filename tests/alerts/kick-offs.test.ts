// What the phone knows of kick-offs from its own open tickets.
import { expect, test } from 'vitest'
import { kickOffsOf, ticketsToAsk } from '#src/alerts/kick-offs.ts'
import { HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import type { Predictions } from '#src/model/soccer.ts'

const AT = '2026-11-28T15:00:00.000Z'
const at = Date.parse(AT)
const sure = at - 10 * MINUTE

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
  const asOf = Date.parse(moved)
  const tickets = [
    { id: 'one', lotteryType: 'SOCCER_CASH', asOf, matches: [match(1), match(2, { beginsAt: moved })] },
    { id: 'two', lotteryType: 'ALL_IN', asOf, matches: [match(1)] },
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
  expect(kickOffsOf([{ id: 'one', lotteryType: 'ALL_IN', matches, asOf: at }])).toEqual([])
})

test('no kick-off is told by what was heard long before it: ten minutes before, one ticket of each match is asked for again', () => {
  const old = [
    { id: 'one', lotteryType: 'ALL_IN', matches: [match(1)], asOf: at - 2 * 24 * HOUR },
    { id: 'two', lotteryType: 'ALL_IN', matches: [match(1), match(2)], asOf: at - 24 * HOUR },
  ]
  expect(kickOffsOf(old)).toEqual([])
  expect([sure - 1, sure, at + 2 * HOUR].map(now => [...ticketsToAsk(old, now)])).toEqual([[], ['two'], []])
  const [one, two] = old as [(typeof old)[0], (typeof old)[0]]
  const told = (...matches: Match[]) => [one, { ...two, matches, asOf: sure }]
  expect(kickOffsOf(told(match(1), match(2)))).toMatchObject([{ number: 1, tickets: 2 }, { number: 2 }])
  expect(kickOffsOf(told(match(1, { beginsAt: null }), match(2)))).toMatchObject([{ number: 2 }])
  expect([...ticketsToAsk(told(match(1, { beginsAt: null }), match(2)), at)]).toEqual([])
  const later = new Date(at + HOUR).toISOString()
  expect(kickOffsOf(told(match(1, { beginsAt: later })))).toEqual([])
})
