// The most that a draw may have to pay, against every possible draw.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { games } from '#src/games/rules.ts'
import { rulesDocument, settlePrize } from '#src/games/prizes.ts'
import { paysByHits, worstCase, worstOfTicket } from '#src/games/worst-case.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { instantCashout } from '../support/games.ts'

const run = <T>(work: Generator<undefined, T>): T => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const drawsOf = (pick: number, of: number, from = 1): number[][] =>
  pick === 0
    ? [[]]
    : Array.from({ length: of - from - pick + 2 }, (_, at) => from + at).flatMap(first =>
        drawsOf(pick - 1, of, first + 1).map(rest => [first, ...rest]),
      )

const bruteForce = (
  drum: { pick: number; of: number },
  lines: { numbers: readonly number[]; pays: readonly number[] }[],
): number =>
  Math.max(
    ...drawsOf(drum.pick, drum.of).map(draw =>
      lines.reduce((sum, { numbers, pays }) => sum + pays[numbers.filter(n => draw.includes(n)).length]!, 0),
    ),
  )

const drums = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 6 }))
  .map(([pick, more]) => ({ pick, of: pick + more }))

/** Prizes that rise with what is right, as those of all games do, and any prizes at all. */
const prizes = (pick: number, rising: boolean) =>
  fc
    .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: pick + 1, maxLength: pick + 1 })
    .map(pays => (rising ? pays.map((_, hits) => (hits === 0 ? 0 : 10 ** hits * (pays[hits]! % 9))) : pays))

const sold = (rising: boolean) =>
  drums.chain(drum =>
    fc.record({
      drum: fc.constant(drum),
      lines: fc.array(
        fc.record({
          numbers: fc
            .subarray(
              Array.from({ length: drum.of }, (_, at) => at + 1),
              { minLength: drum.pick, maxLength: drum.pick },
            )
            .map(numbers => numbers.toSorted((a, b) => a - b)),
          pays: prizes(drum.pick, rising),
        }),
        { maxLength: 12 },
      ),
    }),
  )

describe('the worst case of a draw', () => {
  test('is what the worst of all draws pays, for prizes as the games have them', () => {
    fc.assert(
      fc.property(sold(true), ({ drum, lines }) => {
        const sums = lines.map(line => ({
          ...line,
          pays: line.pays.map((_, hits) => Math.max(...line.pays.slice(0, hits + 1))),
        }))
        const truth = bruteForce(drum, sums)
        expect(run(worstCase(drum, sums))).toBeGreaterThanOrEqual(truth)
      }),
      { numRuns: 150 },
    )
  })

  test('is never below the truth, whatever the prizes are', () => {
    fc.assert(
      fc.property(sold(false), ({ drum, lines }) => {
        expect(run(worstCase(drum, lines))).toBeGreaterThanOrEqual(bruteForce(drum, lines))
      }),
      { numRuns: 150 },
    )
  })

  test('is reached where a whole line pays most: a small drum with the prizes of instant cashout', () => {
    const drum = { pick: 4, of: 9 }
    const pays = paysByHits(rulesDocument(instantCashout), kobo(100), 1)
    expect(pays).toEqual([0, kobo(50), kobo(500), kobo(10_000), kobo(50_000)])
    const line = fc
      .subarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 4, maxLength: 4 })
      .map(numbers => ({ numbers: numbers.toSorted((a, b) => a - b), pays }))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), lines => {
        expect(run(worstCase(drum, lines))).toBe(bruteForce(drum, lines))
      }),
      { numRuns: 60 },
    )
  })

  test('of one ticket is its dearest lines together, and a draw never pays more', () => {
    for (const game of games) {
      const rules = rulesDocument(game)
      const count = game.lineCounts.at(-1)!
      const line = Array.from({ length: game.pick }, (_, at) => at + 1)
      const same = Array.from({ length: count }, () => line)
      const worst = (stake: Kobo) => {
        const { won, cashback } = settlePrize(rules, same, stake, line)
        return won + cashback
      }
      for (const { stake } of rules.stakes) expect(worst(stake)).toBe(worstOfTicket(rules, stake, same))
      // Millions of draws each: for the dearest stake only.
      const { stake } = rules.stakes.at(-1)!
      const lines = same.map(numbers => ({ numbers, pays: paysByHits(rules, stake, count) }))
      expect(run(worstCase(game, lines))).toBe(worst(stake))
    }
  })

  test('of nothing is nothing', () => {
    expect(run(worstCase({ pick: 5, of: 49 }, []))).toBe(0)
  })
})
