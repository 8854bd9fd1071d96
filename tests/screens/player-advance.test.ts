import { expect, test } from 'vitest'
import { CANCELLED, MOST_DRAWS } from '#src/contract/advance.ts'
import { drawsAhead } from '#src/draws/schedule.ts'
import { games } from '#src/games/rules.ts'
import { lagosInstant, lagosParts } from '#src/lib/lagos-time.ts'
import { cameBackLately, drawWords, stillToCome } from '#src/screens/advance/advance-words.ts'
import { drawChoices, sellsInAdvance } from '#src/screens/play/pay/draw-choices.ts'

test('1, 2, 7, 14, 35 and 70 draws are offered, as many as the service takes at most', () => {
  expect(drawChoices).toEqual([1, 2, 7, 14, 35, 70])
  expect(drawChoices.at(-1)).toBe(MOST_DRAWS)
})

test('draws in advance are offered by the games with fixed hours that no PIN confirms, whatever their names', () => {
  for (const game of games)
    expect(sellsInAdvance(game)).toBe(game.cadence === 'fixed-hours' && game.confirmedByPin !== true)
  expect(games.some(sellsInAdvance)).toBe(true)
})

test('seventy draws end ten days later at the same hour', () => {
  const dates = drawsAhead({ cadence: 'fixed-hours' }, lagosInstant(2026, 11, 21, 9), MOST_DRAWS)
  expect(lagosParts(dates.at(-1)!)).toMatchObject({ month: 11, day: 30, hour: 22 })
})

const draw = (state: 'waiting' | 'bought' | 'refunded') => ({
  drawsAt: '2026-11-21T17:00:10.000Z',
  state,
  amount: 20_000,
  slipId: null,
  reason: '',
})

test('what is to come is counted with the money that cancelling gives back', () => {
  const draws = [draw('bought'), draw('waiting'), draw('refunded'), draw('waiting')]
  expect(stillToCome({ draws })).toEqual({ count: 2, amount: 40_000 })
  expect(draws.map(drawWords)).toEqual(['Ticket bought', 'To come', 'Money back', 'To come'])
  expect(drawWords({ state: 'refunded', reason: CANCELLED })).toBe('Money back: You cancelled it')
})

test('a draw that came back is shown for three days, but not one that the player cancelled', () => {
  const now = Date.parse('2026-11-23T17:00:10.000Z')
  const back = (reason: string, drawsAt: string) =>
    cameBackLately({ draws: [draw('bought'), { ...draw('refunded'), reason, drawsAt }] }, now)
  expect(back('The batch was closed', '2026-11-21T17:00:10.000Z')).toBe(true)
  expect(back('The batch was closed', '2026-11-20T17:00:10.000Z')).toBe(false)
  expect(back(CANCELLED, '2026-11-25T17:00:10.000Z')).toBe(false)
})
