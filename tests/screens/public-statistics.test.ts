import { describe, expect, test } from 'vitest'
import type { NumberStatistics } from '#src/api/results.ts'
import { countNumbers } from '#src/draws/frequencies.ts'
import { games } from '#src/games/rules.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import {
  chartRows,
  longestWaits,
  outsideWords,
  statisticsOf,
  usualWords,
  verdictOf,
} from '#src/screens/statistics/statistics-model.ts'
import { chosenOf, kindOf } from '#src/screens/statistics/chosen.ts'
import { statisticsSearch } from '#src/screens/statistics/statistics-search.ts'

const answerOf = (draws: number[][], pick = 4, of = 40): NumberStatistics => ({
  lotteryType: 'X',
  pick,
  of,
  draws: draws.length,
  from: null,
  to: null,
  numbers: countNumbers(draws, of).map(({ longestWait, ...it }) => ({ ...it, longestWait: longestWait })),
})

/** Draws with every number equally often. */
const even = Array.from({ length: 100 }, (_, at) => [0, 1, 2, 3].map(n => ((at * 4 + n) % 40) + 1))
const loaded = Array.from({ length: 100 }, (_, at) => [1, 2, 3, 4 + (at % 37)])

describe('the verdict', () => {
  test('too few draws are called too few', () => {
    expect(verdictOf(statisticsOf(answerOf(even.slice(0, 49)))).heading).toBe('Too few draws to judge')
    expect(verdictOf(statisticsOf(answerOf(even.slice(0, 50)))).heading).toBe('As even as chance allows')
  })

  test('even counts are as even as chance allows, loaded ones are rare, and neither is advice', () => {
    const [fair, odd] = [even, loaded].map(draws => verdictOf(statisticsOf(answerOf(draws))))
    expect(fair!.text).toBe(
      'A fair drum gives counts at least as uneven as these in 100% of all stretches of 100 draws.',
    )
    expect(odd!.heading).toBe('Rarely so uneven, and still no help')
    expect(odd!.text).toMatch(/in less than 0\.01% of all stretches/)
  })
})

test('a number outside the band is named, and that chance puts some there', () => {
  const statistics = statisticsOf(answerOf(loaded))
  expect(statistics.rows.slice(0, 4).map(row => row.place)).toEqual(['above', 'above', 'above', 'inside'])
  expect(outsideWords(statisticsOf(answerOf(even)))).toMatch(
    /^All 40 numbers came as often as chance allows\./,
  )
  const one = statisticsOf(answerOf(even))
  one.rows[0]!.place = 'below'
  expect(outsideWords(one)).toMatch(/^1 number of 40 lies outside/)
})

test('the longest waits stand first, with how usual they are', () => {
  const [first, second] = longestWaits(statisticsOf(answerOf([[2, 3, 4, 5], ...even])), 2)
  expect([first!.number, first!.waiting]).toEqual([37, 10])
  expect([second!.number, second!.waiting]).toEqual([38, 10])
  expect(first!.usual).toBeCloseTo(40 * 0.9 ** 10, 9)
  expect(usualWords(13.9, 40)).toBe('In a fair game about 13.9 of 40 numbers wait this long at any moment')
  expect(usualWords(0.05, 40)).toBe(
    'A fair game rarely has a number wait this long, and now and then it does',
  )
})

test('the chart has rows of equal length that a phone can show, for every drum', () => {
  for (const [of, rows, columns] of [
    [40, 2, 20],
    [49, 2, 25],
    [100, 4, 25],
    [1, 1, 1],
  ] as const) {
    const numbers = Array.from({ length: of }, (_, at) => at)
    const chart = chartRows(numbers)
    expect([chart.rows.length, chart.columns]).toEqual([rows, columns])
    expect(chart.rows.flat()).toEqual(numbers)
  }
})

const read = (search: Record<string, unknown>) => chosenOf(statisticsSearch(search))

test('an address chooses the game and the draws, and a damaged one gives the first game', () => {
  expect(read({})).toEqual({ game: games[0], draws: '200' })
  expect(read({ game: games.at(-1)!.id, draws: '1000' })).toEqual({ game: games.at(-1), draws: '1000' })
  expect(read({ game: 'no-such-game', draws: '10000' })).toEqual({ game: games[0], draws: '200' })
  expect(kindOf(read({}).game)).toBe('numbers')
  expect(kindOf(read({ game: virtualSoccer.id }).game)).toBe('scores')
  expect(kindOf(read({ game: 'awoof' }).game)).toBe('items')
  expect(read({ game: ['x'], draws: { x: 1 } })).toEqual({ game: games[0], draws: '200' })
})
