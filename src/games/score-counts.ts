// How often each score came up in drawn batches, and how often their rules predict it.
import type { ScoresDocument } from './rules-schema.ts'
import { pickOf } from './score-numbers.ts'
import { PARTS } from './soccer-cash/rules.ts'
import { scoreAt, scoreText } from './soccer-cash/scores.ts'

interface ScoreCount {
  score: string
  times: number
  /** On average, if the draws are fair. */
  expected: number
}

interface Drawn {
  rules: ScoresDocument
  numbers: readonly number[]
}

/** Most expected first; scores that no match could have are left out. */
export const countScores = (draws: readonly Drawn[]): ScoreCount[] => {
  const counts = new Map<string, ScoreCount>()
  const of = (score: string): ScoreCount => {
    const known = counts.get(score) ?? { score, times: 0, expected: 0 }
    counts.set(score, known)
    return known
  }
  for (const { rules, numbers } of draws) {
    for (const { parts } of rules.matches)
      for (const [cell, chance] of parts.entries())
        if (chance > 0) of(scoreText(scoreAt(cell, rules.mostGoals))).expected += chance / PARTS
    for (const number of numbers) of(pickOf(rules, number).score).times += 1
  }
  return [...counts.values()].sort((a, b) => b.expected - a.expected)
}
