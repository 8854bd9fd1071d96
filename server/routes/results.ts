// What everybody may see: results, winners, jackpots, statistics.
import type { AnswerIn, QueryOut } from '#src/contract/call.ts'
import * as contract from '#src/contract/results.ts'
import { REQUIRED } from '#src/contract/words.ts'
import { fullness, jackpots, nextJackpotDraw } from '#src/games/jackpots.ts'
import { DAY, lagosMidnight } from '#src/lib/lagos-time.ts'
import { naira } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { fromWords, lineOf } from '#src/picks/mask.ts'
import { findClock } from '../db/queries/batches.ts'
import { countResults, listRecentPlays, listResults } from '../db/queries/results.ts'
import { listPools } from '../db/queries/statistics.ts'
import {
  findTopTicket,
  listJackpotWinners,
  listTopWinners,
  listWinnersOfGame,
} from '../db/queries/winners.ts'
import { numberStatistics } from '../deeds/number-statistics.ts'
import { playStatistics } from '../deeds/play-statistics.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { gameTypeOf } from '../wire/ticket.ts'
import { resultOnWire, topTicketOnWire, winnerOnWire, winnerRowOnWire } from '../wire/result.ts'
import type { Door } from './door.ts'
import { pageOf } from './page.ts'

const NEWEST = 50

const idOf = (lotteryType: string) => lotteryType.toLowerCase().replaceAll('_', '-')

/** The Lagos day of a `2026-11-20`, `to` exclusive; undefined for an empty one. */
const dayOf = (date: string | undefined) => {
  if (!date) return undefined
  const from = lagosMidnight(Date.parse(`${date}T12:00:00+01:00`))
  return { from: new Date(from), to: new Date(from + DAY) }
}

const firstLine = ({ masks }: { masks: number[] }) => lineOf(fromWords(masks, 1)[0]!)

export const mountResults = (door: Door, service: Service): void => {
  const { db, games } = service
  door.keepFor(
    5,
    contract.instantCashOutResult,
    contract.salaryForLifeResult,
    contract.bankerResult,
    contract.gameResults,
    contract.lotteryGamesResult,
    contract.winnersFeed,
    contract.topFiveWinners,
    contract.lotteryWinners,
    contract.jackpot,
    contract.gamePlayStatistics,
    contract.activeGames,
    contract.numberStatistics,
  )

  const resultsOf = (game: string | undefined, query: QueryOut<typeof contract.instantCashOutResult>) => {
    const filter = { game, days: dayOf(query.date), batch: query.batch }
    return pageOf(
      query,
      (limit, offset) => listResults(db, filter, limit, offset),
      () => countResults(db, filter),
      resultOnWire,
    )
  }
  door.on(contract.instantCashOutResult, ({ query }) => resultsOf('instant-cashout', query))
  door.on(contract.salaryForLifeResult, ({ query }) => resultsOf('salary-for-life', query))
  door.on(contract.bankerResult, ({ query }) => resultsOf('banker', query))

  door.on(contract.gameResults, ({ query: { lottery_type: type, ...query } }) => {
    // A batch names its game; without one, a list of all games together has no use and no index.
    if (type === undefined && query.batch !== undefined) return resultsOf(undefined, query)
    if (type === undefined) throw new Refusal('bad-input', { lottery_type: REQUIRED })
    const game = games.find(it => it.lotteryType === type)
    if (!game) throw new Refusal('game-unknown')
    return resultsOf(game.id, query)
  })

  door.on(contract.lotteryGamesResult, async () => {
    const latest = await Promise.all(
      games.map(game => listResults(db, { game: game.id, days: undefined, batch: undefined }, 1, 0)),
    )
    return { results: latest.flat().map(resultOnWire) }
  })

  /** The last thirty days. */
  const lately = async () => new Date((await findClock(db)) - 30 * DAY)

  door.on(contract.topFiveWinners, async () => {
    return { results: (await listTopWinners(db, await lately(), 5)).map(winnerOnWire) }
  })

  const newestOf = async (game: string) =>
    (await listWinnersOfGame(db, game, undefined, 20)).map(row => {
      const { lotto_type: _, ...winner } = winnerOnWire(row)
      return winner
    })

  door.on(contract.winnersFeed, async (): Promise<AnswerIn<typeof contract.winnersFeed>> => {
    const jackpotWins = await listJackpotWinners(db, 10)
    return {
      top_3_winners: (await listTopWinners(db, await lately(), 3)).map(winnerOnWire),
      jackpot_winners: jackpotWins.map(win => ({
        user: maskPhone(win.phone),
        win_type: jackpots.find(({ id }) => win.code === `jackpot:${id}`)?.name ?? win.code,
        total_jackpot_amount: naira(win.amount),
        phone_number: maskPhone(win.phone),
        date: win.at.toISOString(),
      })),
      other_winners: [
        { salary_for_life: await newestOf('salary-for-life') },
        { instant_cashout: await newestOf('instant-cashout') },
        { wyse_cash: await newestOf('wyse-cash') },
      ],
    }
  })

  door.on(contract.lotteryWinners, async ({ query }) => {
    const type = query.game_type
    if (!contract.lotteryTypes.some(it => it === type) && !games.some(game => game.lotteryType === type))
      throw new Refusal('game-unknown')
    const days = dayOf(query.date)
    const top = await findTopTicket(db, idOf(type), days)
    return {
      games: (await listWinnersOfGame(db, idOf(type), days, NEWEST)).map(winnerRowOnWire),
      top_winning_ticket: top ? [topTicketOnWire(top)] : [],
      // Jackpots are won over all games, so none of them is a win of this one.
      jackpot_winners: [],
    }
  })

  door.on(contract.jackpot, async () => {
    const at = await findClock(db)
    const pools = new Map((await listPools(db)).map(({ code, pool }) => [code, pool]))
    return {
      data: jackpots.map(jackpot => {
        const pool = pools.get(`jackpot:${jackpot.id}`) ?? 0
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
    return { data: await playStatistics(service, day) }
  })

  door.on(contract.numberStatistics, ({ query }) =>
    numberStatistics(service, query.game_type, Number(query.draws)),
  )

  door.on(contract.activeGames, async (): Promise<AnswerIn<typeof contract.activeGames>> => {
    const lotto = games.map(game => game.id).filter(id => id !== 'wyse-cash')
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
  })
}
