import { awoof } from '#src/games/awoof/game.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import { listPlaysOfDay } from '#server/db/queries/draws/statistics.ts'
import { ANY_GAME } from '#server/db/queries/draws/summaries.ts'
import type { Service } from '#server/service.ts'

const NOBODY = { players: 0, tickets: 0, stake: 0, potential: 0 }

const average = (sum: Kobo, count: number): number => (count === 0 ? 0 : naira(Math.round(sum / count)))

/**
 * Each game's share of the players of an instant's Lagos day, who may have played several, and in naira the average stake
 * and potential win.
 */
export const playStatistics = async ({ db, games, predictions }: Service, day: Date) => {
  const plays = new Map((await listPlaysOfDay(db, day)).map(row => [row.game, row]))
  const all = plays.get(ANY_GAME)?.players ?? 0
  return [...games, ...predictions, awoof].map(game => {
    const { players, tickets, stake, potential } = plays.get(game.id) ?? NOBODY
    return {
      lotteryType: game.lotteryType,
      percentage: all === 0 ? 0 : Math.round((players / all) * 1000) / 10,
      averageStake: average(stake, tickets),
      averagePotentialWinning: average(potential, tickets),
    }
  })
}
