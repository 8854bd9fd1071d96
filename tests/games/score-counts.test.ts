// How often each score came against its published chances: fair draws pass, a shifted table does not.
import { describe, expect, test } from 'vitest'
import { fit } from '#src/draws/frequencies.ts'
import { readRules, type ScoresDocument } from '#src/games/rules-schema.ts'
import { countScores } from '#src/games/score-counts.ts'
import { drawnBy } from '#src/games/drawn-by.ts'
import { virtualDocument } from '#src/games/soccer-cash/virtual/batch-rules.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { scoresVerdict } from '#src/screens/statistics/score-verdict.ts'
import { shifted } from '../support/scores.ts'

const FROM = Date.parse('2026-11-20T00:00:00.000Z')

const draws = Array.from({ length: 1_000 }, (_, at) => {
  const document = virtualDocument(virtualSoccer, FROM + at * 5 * MINUTE, kobo(15_000_000))
  const rules = readRules(JSON.stringify(document)) as ScoresDocument
  const key = new Uint8Array(32).map((__, byte) => (at * 31 + byte * 7 + (at >> 3)) & 255)
  return { rules, numbers: drawnBy(rules, key) }
})

describe('a thousand batches of eight matches', () => {
  test('add up to what was drawn, and to what was expected', () => {
    const counts = countScores(draws)
    expect(counts.reduce((sum, it) => sum + it.times, 0)).toBe(8_000)
    expect(counts.reduce((sum, it) => sum + it.expected, 0)).toBeCloseTo(8_000, 6)
    const expected = counts.map(it => it.expected)
    expect(expected).toEqual(expected.toSorted((a, b) => b - a))
  })

  test('come as their published chances say', () => {
    const counts = countScores(draws)
    expect(fit(counts)!.chance).toBeGreaterThan(0.01)
    expect(scoresVerdict({ scores: counts, draws: 1_000 }).heading).toBe('As the published chances say')
  })

  test('do not if the table had said something else', () => {
    const wrong = draws.map(({ rules, numbers }) => ({
      numbers,
      rules: { ...rules, matches: rules.matches.map(it => ({ ...it, parts: shifted(it.parts, 60_000) })) },
    }))
    const verdict = scoresVerdict({ scores: countScores(wrong), draws: 1_000 })
    expect([verdict.heading, verdict.even!.chance < 0.0001]).toEqual([
      'Rarely so far off, and still no help',
      true,
    ])
    expect(verdict.text).toMatch(/in less than 0\.01% of all such stretches/)
  })

  test('are too few to judge after one', () => {
    const verdict = scoresVerdict({ scores: countScores(draws.slice(0, 1)), draws: 1 })
    expect([verdict.heading, verdict.even]).toEqual(['Too few draws to judge', undefined])
  })
})
