import { countNumbers } from '#src/draws/frequencies.ts'
import { isNumberGame } from '#src/games/game.ts'
import { listDrawnNumbers } from '#server/db/queries/draws/results.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/** How often each number came up in a game's latest draws. @throws Refusal game-unknown */
export const numberStatistics = async ({ db, games }: Service, lotteryType: string, most: number) => {
  const game = games.filter(isNumberGame).find(it => it.lotteryType === lotteryType.toUpperCase())
  if (!game) throw new Refusal('game-unknown')
  const draws = await listDrawnNumbers(db, game.id, most)
  const numbers = draws.map(draw => draw.numbers)
  return {
    lotteryType: game.lotteryType,
    pick: game.pick,
    of: game.of,
    draws: draws.length,
    from: draws.at(-1)?.closes_at.toISOString() ?? null,
    to: draws[0]?.closes_at.toISOString() ?? null,
    numbers: countNumbers(numbers, game.of),
  }
}
