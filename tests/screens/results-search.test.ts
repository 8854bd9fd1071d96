import { expect, test } from 'vitest'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { games } from '#src/games/rules.ts'
import { gameOf, otherOf, runsForType, typeOf } from '#src/screens/results/asked.ts'
import { resultsSearch } from '#src/screens/results/results-search.ts'

const parse = (search: Record<string, string>) => resultsSearch(search)

test('the address names the game and the day whose draws are listed', () => {
  for (const game of games) expect(gameOf(parse({ game: game.id }))).toBe(game)
  expect(parse({ date: 'yesterday' })).toEqual({ date: 'yesterday' })
  expect(parse({ date: '2026-11-20' })).toEqual({ date: '2026-11-20' })
})

test.each([
  { game: 'poker' },
  { game: '' },
  { game: 'constructor' },
  { game: '__proto__' },
  { date: '2026-02-30' },
  { date: 'never' },
  {},
])('what is no game gives the first of batches, and what is no day is left out: %j', search => {
  const parsed = parse(search as Record<string, string>)
  expect(parsed.date).toBe(undefined)
  expect([gameOf(parsed), typeOf(parsed), otherOf(parsed)]).toEqual([firstOfBatches, undefined, undefined])
})

test.each([
  [{ type: '3' }, ['INSTANT_CASHOUT'], 'INSTANT_CASHOUT'],
  [{ type: '6' }, ['SALARY_FOR_LIFE'], 'SALARY_FOR_LIFE'],
  [{ type: '7' }, ['BANKER'], 'BANKER'],
  [{ game: 'salary-for-life' }, ['SALARY_FOR_LIFE'], 'SALARY_FOR_LIFE'],
  [{ game: 'banker', type: '3' }, ['BANKER'], 'BANKER'],
  [{ game: 'quika' }, [], 'QUIKA'],
  [{}, ['BANKER'], firstOfBatches.lotteryType],
  [{ type: '5' }, ['BANKER'], firstOfBatches.lotteryType],
])(
  'game-type 3 is instant cashout’s results, 6 salary for life’s, 7 or none banker’s and its winners: %j §7.41',
  (search, running, listed) => {
    const parsed = parse(search as Record<string, string>)
    expect(games.filter(game => runsForType(typeOf(parsed), game)).map(it => it.lotteryType)).toEqual(running)
    expect(gameOf(parsed).lotteryType).toBe(listed)
  },
)
