import type { AnswerIn } from '#src/contract/call.ts'
import type { numberStatistics as contract } from '#src/contract/results.ts'
import { countNumbers } from '#src/draws/frequencies.ts'
import { gameByLotteryType } from '#src/games/rules.ts'
import { listDrawnNumbers } from '../db/queries/results.ts'
import type { Tx } from '../db/db.ts'
import { Refusal } from '../refusal.ts'

/** How often each number came in the newest draws of a game. @throws Refusal game-unknown */
export const numberStatistics = async (
  tx: Tx,
  lotteryType: string,
  most: number,
): Promise<AnswerIn<typeof contract>> => {
  const game = gameByLotteryType(lotteryType)
  if (!game) throw new Refusal('game-unknown')
  const draws = await listDrawnNumbers(tx, game.id, most)
  const counts = countNumbers(
    draws.map(draw => draw.numbers),
    game.of,
  )
  return {
    game_type: game.lotteryType,
    pick: game.pick,
    of: game.of,
    draws: draws.length,
    from: draws.at(-1)?.closes_at.toISOString() ?? null,
    to: draws[0]?.closes_at.toISOString() ?? null,
    numbers: counts.map(({ longestWait, ...count }) => ({ ...count, longest_wait: longestWait })),
  }
}
