// Jackpot pools, recent plays, and how often each number, score and item was drawn.
import type { AnswerIn } from '#src/contract/call.ts'
import * as contract from '#src/contract/results.ts'
import { itemStatistics, scoreStatistics } from '#src/contract/statistics.ts'
import { isNumberGame } from '#src/games/game.ts'
import { fullness, jackpots, nextJackpotDraw } from '#src/games/jackpots.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import { fromWords, lineOf } from '#src/picks/mask.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { listRecentPlays } from '#server/db/queries/draws/results.ts'
import { findItemSums } from '#server/db/queries/items/items.ts'
import { findFree } from '#server/db/queries/draws/jackpots.ts'
import { numberStatistics } from '#server/deeds/draws/number-statistics.ts'
import { scoreStatistics as countedScores } from '#server/deeds/draws/score-statistics.ts'
import { playStatistics } from '#server/deeds/draws/play-statistics.ts'
import type { Service } from '#server/service.ts'
import { gameTypeOf } from '#server/wire/ticket.ts'
import { dayOf } from './day-asked.ts'
import type { Door } from '#server/http/door.ts'
import { RESULTS_AGE } from './results.ts'

const firstLine = ({ masks }: { masks: number[] }) => lineOf(fromWords(masks, 1)[0]!)

const recentPlays = async ({ db, games }: Service): Promise<AnswerIn<typeof contract.activeGames>> => {
  const lotto = games.filter(isNumberGame).flatMap(({ id }) => (id === 'wyse-cash' ? [] : [id]))
  const [wyse, plays] = await Promise.all([
    listRecentPlays(db, ['wyse-cash'], 20),
    listRecentPlays(db, lotto, 20),
  ])
  return [
    {
      whyse_cahs: wyse.map(play => ({
        game_play_id: play.id,
        date: play.bought_at.toISOString(),
        ticket: firstLine(play),
      })),
    },
    {
      lotto: plays.map(play => ({
        ticket: firstLine(play),
        date: play.bought_at.toISOString(),
        lottery_type: gameTypeOf(play.game),
      })),
    },
  ]
}

export const mountStatistics = (door: Door, service: Service): void => {
  const { db } = service
  door.keepFor(
    RESULTS_AGE,
    contract.jackpot,
    contract.gamePlayStatistics,
    contract.activeGames,
    contract.numberStatistics,
    scoreStatistics,
    itemStatistics,
  )

  door.on(contract.jackpot, async () => {
    const at = await findClock(db)
    const pools = new Map<string, Kobo>()
    for (const { id } of jackpots) pools.set(id, await findFree(db, id))
    return {
      data: jackpots.map(jackpot => {
        const pool = pools.get(jackpot.id)!
        return {
          jackpot_type: jackpot.name,
          threshold: naira(jackpot.threshold),
          percentage: fullness(jackpot, pool),
          pool: naira(pool),
          next_draw_at: new Date(nextJackpotDraw(jackpot.drawn, at)).toISOString(),
        }
      }),
    }
  })

  door.on(contract.gamePlayStatistics, async ({ query }) => {
    const day = dayOf(query.date)?.from ?? new Date(await findClock(db))
    return {
      data: (await playStatistics(service, day)).map(it => ({
        game_type: it.lotteryType,
        percentage: it.percentage,
        average_stake: it.averageStake,
        average_potential_winning: it.averagePotentialWinning,
      })),
    }
  })

  door.on(contract.numberStatistics, async ({ query }) => {
    const asked = Number(query.draws)
    const { lotteryType, numbers, ...counted } = await numberStatistics(service, query.game_type, asked)
    return {
      game_type: lotteryType,
      ...counted,
      numbers: numbers.map(({ longestWait, ...it }) => ({ ...it, longest_wait: longestWait })),
    }
  })

  door.on(scoreStatistics, async ({ query }) => {
    const { lotteryType, ...counted } = await countedScores(service, query.game_type, Number(query.draws))
    return { game_type: lotteryType, ...counted }
  })

  door.on(itemStatistics, async () => {
    const { won, returned, since, ...counts } = await findItemSums(db)
    return { ...counts, won: naira(won), returned: naira(returned), since: since?.toISOString() ?? null }
  })

  door.on(contract.activeGames, () => recentPlays(service))
}
