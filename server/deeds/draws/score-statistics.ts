import { isNumberGame } from '#src/games/game.ts'
import { isOfScores, readRules } from '#src/games/rules-schema.ts'
import { countScores } from '#src/games/score-counts.ts'
import { listDrawnUnderRules } from '#server/db/queries/draws/results.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/**
 * How often each score came in a game's latest draws, against the chances under which each was sold.
 * @throws Refusal game-unknown
 */
export const scoreStatistics = async ({ db, games }: Service, lotteryType: string, most: number) => {
  const game = games.find(it => !isNumberGame(it) && it.lotteryType === lotteryType.toUpperCase())
  if (!game) throw new Refusal('game-unknown')
  const draws = (await listDrawnUnderRules(db, game.id, most)).flatMap(({ body, ...draw }) => {
    const rules = readRules(body)
    return isOfScores(rules) ? [{ ...draw, rules }] : []
  })
  return {
    lotteryType: game.lotteryType,
    draws: draws.length,
    matches: draws.reduce((sum, { numbers }) => sum + numbers.length, 0),
    from: draws.at(-1)?.closes_at.toISOString() ?? null,
    to: draws[0]?.closes_at.toISOString() ?? null,
    scores: countScores(draws).map(it => ({ ...it, expected: Number(it.expected.toFixed(3)) })),
  }
}
