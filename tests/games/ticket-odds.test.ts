import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GameRules } from '#src/games/game.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { oddsOf } from '#src/games/odds.ts'
import { prizeOf } from '#src/games/prizes.ts'
import { games } from '#src/games/rules.ts'
import { countTickets, type TicketOdds, type Wager } from '#src/games/ticket-odds.ts'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'

const counted = (game: GameRules, ...wagers: Wager[]): TicketOdds => {
  const counting = countTickets(game, wagers)
  for (;;) {
    const { done, value } = counting.next()
    if (done) return value
  }
}

/** Every draw of a drum, each written out and paid line by line. */
const bruteForce = (game: GameRules, ...wagers: Wager[]): TicketOdds => {
  const draws = (from: number, count: number): number[][] =>
    count === 0
      ? [[]]
      : Array.from({ length: Math.max(0, game.of - from + 1) }, (_, at) => from + at).flatMap(first =>
          draws(first + 1, count - 1).map(rest => [first, ...rest]),
        )
  const paid = draws(1, game.pick).map(draw =>
    wagers
      .flatMap(({ stake, lines }) =>
        lines.map(line => {
          const right = line.filter(n => draw.includes(n)).length
          const { prize, cashback } = prizeOf(game, stake, right, lines.length)
          return prize + cashback
        }),
      )
      .reduce((sum, it) => sum + it, 0),
  )
  const cost = wagers.flatMap(({ stake, lines }) => lines.map(() => stake)).reduce((sum, it) => sum + it, 0)
  return {
    total: paid.length,
    anything: paid.filter(it => it > 0).length,
    profit: paid.filter(it => it > cost).length,
    expectedReturn: paid.reduce((sum, it) => sum + it, 0) / paid.length,
  }
}

const stakeOf = (game: GameRules) => game.stakes.find(option => !option.comingSoon)!.stake

test('a ticket’s chances of anything and of a profit are those of all draws written out, for each game’s prizes on a small drum', () => {
  for (const rules of games) {
    const small: GameRules = { ...rules, of: rules.pick + 5 }
    const line = fc.uniqueArray(fc.integer({ min: 1, max: small.of }), {
      minLength: small.pick,
      maxLength: small.pick,
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), lines => {
        const wager = { stake: stakeOf(small), lines }
        expect(counted(small, wager)).toEqual(bruteForce(small, wager))
      }),
      { numRuns: 40 },
    )
  }
})

test('one line alone has the odds of its game’s price tag, over every draw of the true drum', () => {
  for (const game of games.filter(({ lineCounts }) => lineCounts.includes(1))) {
    const stake = stakeOf(game)
    const odds = oddsOf(game, stake)
    const line = Array.from({ length: game.pick }, (_, at) => 3 * at + 1)
    const all = counted(game, { stake, lines: [line] })
    expect(all.total).toBe(odds.total)
    expect(all.expectedReturn).toBeCloseTo(odds.expectedReturn, 6)
    expect(all.total / all.profit).toBeCloseTo(odds.profitOneIn, 9)
  }
})

test('tickets of several stakes that are paid at once are counted together', () => {
  const small: GameRules = { ...wyseCash, of: wyseCash.pick + 6 }
  const line = fc.uniqueArray(fc.integer({ min: 1, max: small.of }), {
    minLength: small.pick,
    maxLength: small.pick,
  })
  const stakes = small.stakes.filter(option => !option.comingSoon).map(option => option.stake)
  const wager = fc.record({
    stake: fc.constantFrom(...stakes),
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  })
  fc.assert(
    fc.property(fc.array(wager, { minLength: 2, maxLength: 4 }), wagers => {
      expect(counted(small, ...wagers)).toEqual(bruteForce(small, ...wagers))
    }),
  )
})

test('what one line pays is no profit where the ticket cost more: cashback and small prizes do not count as winning', () => {
  const stake = stakeOf(instantCashout)
  const apart = Array.from({ length: 7 }, (_, line) => [1, 2, 3, 4].map(n => line * 4 + n))
  const { anything, profit, total } = counted(instantCashout, { stake, lines: apart })
  // Two right pay five lines' stake: less than seven. So three right, or two pairs, or better.
  expect(profit).toBeLessThan(total / oddsOf(instantCashout, stake).profitOneIn)
  expect(anything).toBeGreaterThan(20 * profit)
  // The same line seven times is one chance at seven times the price.
  const same = counted(instantCashout, { stake, lines: Array.from({ length: 7 }, () => [1, 2, 3, 4]) })
  expect(same.total / same.profit).toBeCloseTo(oddsOf(instantCashout, stake).profitOneIn, 9)
})

test('counting rests on the way, so that a touch is answered meanwhile', () => {
  const counting = countTickets(instantCashout, [{ stake: stakeOf(instantCashout), lines: [[1, 2, 3, 4]] }])
  let rests = 0
  while (!counting.next().done) rests++
  expect(rests).toBeGreaterThan(0)
})
