import type { AnswerIn } from '#src/contract/call.ts'
import type { gamePlayStatistics } from '#src/contract/results.ts'
import { games } from '#src/games/rules.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import { countPlayersByGame, listPlaysByPrice } from '../db/queries/statistics.ts'
import type { Tx } from '../db/db.ts'

type Rows = AnswerIn<typeof gamePlayStatistics>['data']

const average = (sum: Kobo, count: number): number => (count === 0 ? 0 : naira(Math.round(sum / count)))

/**
 * Share of the players, average stake and average potential winning of each game between two instants. What a ticket can
 * win is its stake's card here: one draw completes one line; what lines that share numbers may add is left out.
 */
export const playStatistics = async (tx: Tx, { from, to }: { from: Date; to: Date }): Promise<Rows> => {
  const plays = await listPlaysByPrice(tx, from, to)
  const players = new Map((await countPlayersByGame(tx, from, to)).map(row => [row.game, row.players]))
  const all = [...players.values()].reduce((sum, count) => sum + count, 0)
  return games.map(game => {
    const own = plays.filter(play => play.game === game.id)
    const tickets = own.reduce((sum, play) => sum + play.tickets, 0)
    const staked = own.reduce((sum, play) => sum + play.stake_per_line * play.lines * play.tickets, 0)
    const potential = own.reduce((sum, play) => {
      const card = game.stakes.find(option => option.stake === play.stake_per_line)
      return sum + (card?.topPrize ?? 0) * play.tickets
    }, 0)
    return {
      game_type: game.lotteryType,
      percentage: all === 0 ? 0 : Math.round(((players.get(game.id) ?? 0) / all) * 1000) / 10,
      average_stake: average(staked, tickets),
      average_potential_winning: average(potential, tickets),
    }
  })
}
