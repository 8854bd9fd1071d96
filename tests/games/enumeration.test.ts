// The prize tables against counting: every possible line is settled against one draw.
import { expect, test } from 'vitest'
import { drawNumbers } from '#src/draws/derive.ts'
import { choose, oddsOf, ways } from '#src/games/odds.ts'
import { payoutOf, rulesDocument, settlePrize } from '#src/games/prizes.ts'
import { games } from '#src/games/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { bandOf99, simulate } from '../support/returns.ts'
import { keyAt } from '../support/wrong-drums.ts'

/** Calls `tell` with every line in turn, always the same array, and with how many of its numbers are drawn. */
const everyLine = (
  pick: number,
  of: number,
  drawn: number[],
  tell: (line: number[], hits: number) => void,
) => {
  const isDrawn = Array.from({ length: of + 1 }, (_, n) => (drawn.includes(n) ? 1 : 0))
  const line: number[] = []
  const go = (from: number, hits: number): void => {
    const left = pick - line.length
    if (left === 0) return tell(line, hits)
    for (let n = from; n <= of - left + 1; n++) {
      line.push(n)
      go(n + 1, hits + isDrawn[n]!)
      line.pop()
    }
  }
  go(1, 0)
}

test.each(games)('$id: all lines together bring back what the price tag says, to the last kobo', game => {
  const drawn = drawNumbers(keyAt(7), game.pick, game.of)
  const counts = Array.from({ length: game.pick + 1 }, () => 0)
  everyLine(game.pick, game.of, drawn, (_, hits) => (counts[hits]! += 1))
  const total = choose(game.of, game.pick)
  expect(counts.reduce((a, b) => a + b)).toBe(total)
  expect(counts).toEqual(counts.map((_, hits) => ways(game, hits)))
  for (const { stake, tiers } of rulesDocument(game).stakes)
    for (const lines of game.lineCounts) {
      const sum = tiers.reduce((all, tier) => {
        const { prize, cashback } = payoutOf(tier, lines)
        return all + BigInt(counts[tier.hits]!) * BigInt(prize + cashback)
      }, 0n)
      expect(oddsOf(game, stake, lines).expectedReturn).toBe(Number(sum) / total)
    }
})

test.each(games.filter(game => choose(game.of, game.pick) < 100_000))(
  '$id: each line there is, settled by itself, gives the same sum',
  game => {
    const drawn = drawNumbers(keyAt(8), game.pick, game.of)
    const rules = rulesDocument(game)
    const { stake } = rules.stakes.at(-1)!
    let [back, count, wrong] = [0, 0, 0]
    everyLine(game.pick, game.of, drawn, (line, hits) => {
      const settled = settlePrize(rules, [line], stake, drawn)
      back += settled.won + settled.cashback
      count += 1
      if (settled.lines[0]!.hits !== hits) wrong += 1
    })
    expect([count, wrong]).toEqual([choose(game.of, game.pick), 0])
    expect(back).toBe(oddsOf(game, stake).tiers.reduce((sum, tier) => sum + tier.ways * tier.pays, 0))
  },
)

test('what comes back on average is what the table of games was worked out to', () => {
  const percent = Object.fromEntries(
    games.map(game => [
      game.id,
      rulesDocument(game).stakes.map(({ stake }) => oddsOf(game, stake).returnPercent.toFixed(2)),
    ]),
  )
  expect(percent, 'the table of games against the stakes in src/games').toEqual({
    'salary-for-life': ['52.80'],
    'instant-cashout': ['52.61', '53.43', '54.80', '54.80'],
    'wyse-cash': ['51.07', '51.09', '51.13', '51.13'],
    quika: ['52.54', '53.36', '54.73', '54.73'],
    banker: ['52.54', '53.36', '54.73', '54.73'],
  })
  const salary = games.find(game => game.choice)!
  expect(oddsOf(salary, kobo(50), 10).returnPercent.toFixed(2)).toBe('54.36')
  expect(choose(49, 5)).toBe(1_906_884)
})

const DRAWS = 1_000
test.each(games)(
  '$id: a million lines against a thousand real draws bring back what 99 of 100 such histories do',
  game => {
    const draws = Array.from({ length: DRAWS }, (_, at) => drawNumbers(keyAt(at), game.pick, game.of))
    const ratio = simulate(game, draws, 1_000_000 / DRAWS)
    const { low, high } = bandOf99(game, 1_000_000)
    expect(ratio).toBeGreaterThan(low)
    expect(ratio).toBeLessThan(high)
  },
)
