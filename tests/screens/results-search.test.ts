import * as v from 'valibot'
import { expect, test } from 'vitest'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { games } from '#src/games/rules.ts'
import { gameOf, resultsSearch } from '#src/screens/results/results-search.ts'

const parse = (search: Record<string, string>) => v.parse(resultsSearch, search)

test('the address names the game and the day whose draws are listed', () => {
  for (const game of games) expect(gameOf(parse({ game: game.id }))).toBe(game)
  expect(parse({ date: 'yesterday' })).toEqual({ date: 'yesterday' })
  expect(parse({ date: '2026-11-20' })).toEqual({ date: '2026-11-20' })
})

test.each([{ game: 'poker' }, { game: '' }, { date: '2026-02-30' }, { date: 'never' }, {}])(
  'what is no game and no day is left out: %j',
  search => {
    const parsed = parse(search as Record<string, string>)
    expect([parsed.game, parsed.date]).toEqual([undefined, undefined])
    expect(gameOf(parsed)).toBe(firstOfBatches)
  },
)
