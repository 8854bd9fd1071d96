// Public results, winners, jackpots and statistics.
import * as v from 'valibot'
import { DRAW_WINDOWS } from './draw-windows.ts'
import { call } from './call.ts'
import { listedAt, resultItem, winner } from './front-page.ts'
import { filled, instant, isoDay, lotteryType, nairaNumber, pageOf, pageQuery, whole } from './words.ts'

export { jackpot, lotteryGamesResult, winnersFeed } from './front-page.ts'

const resultQuery = v.object({
  ...pageQuery.entries,
  date: v.optional(isoDay),
  batch: v.optional(filled(40)),
})

const resultsOf = (path: string) =>
  call({
    method: 'GET',
    path,
    who: 'anyone',
    query: resultQuery,
    answer: pageOf(resultItem),
  })

export const instantCashOutResult = resultsOf('/api/web/instant_cash_out_result/')
export const salaryForLifeResult = resultsOf('/api/web/salary_for_live_result/')
export const bankerResult = resultsOf('/api/banker/web-result')

/** Lottery types in the winners feed, in order. */
export const lotteryTypes = ['SALARY_FOR_LIFE', 'INSTANT_CASHOUT', 'WYSE_CASH'] as const

/** Lottery types whose results have their own call. */
export const ownResults: Readonly<Record<string, typeof instantCashOutResult>> = {
  INSTANT_CASHOUT: instantCashOutResult,
  SALARY_FOR_LIFE: salaryForLifeResult,
  BANKER: bankerResult,
}

export const gameResults = call({
  method: 'GET',
  path: '/api/v1/results/',
  who: 'anyone',
  query: v.object({ ...resultQuery.entries, lottery_type: v.optional(lotteryType) }),
  answer: pageOf(resultItem),
})

export const topFiveWinners = call({
  method: 'GET',
  path: '/api/web/top_five_winners/',
  who: 'anyone',
  answer: v.object({ results: v.array(v.object({ ...winner.entries, lotto_type: v.string() })) }),
})

const winnerRow = v.object({
  date_won: instant,
  lotto_type: v.string(),
  phone_number: v.string(),
  stake_amount: nairaNumber,
  earning: nairaNumber,
  win_type: v.string(),
  game_play_id: v.string(),
  listed_at: listedAt,
})
export type WinnerRow = v.InferOutput<typeof winnerRow>

export const lotteryWinners = call({
  method: 'GET',
  path: '/api/web/lottery_winners/',
  who: 'anyone',
  query: v.object({ game_type: lotteryType, date: v.optional(v.union([v.literal(''), isoDay]), '') }),
  answer: v.object({
    games: v.array(winnerRow),
    top_winning_ticket: v.array(
      /** Its numbers, empty for predictions on real matches, and the batch they were drawn in. */
      v.object({
        ticket: v.array(whole),
        batch: v.optional(v.string(), ''),
        date_won: instant,
        earning: nairaNumber,
      }),
    ),
    jackpot_winners: v.array(winnerRow),
  }),
})

const gamePlaysRow = v.object({
  game_type: v.string(),
  percentage: v.number(), // of the day's players
  average_stake: nairaNumber,
  average_potential_winning: nairaNumber,
})

export const gamePlayStatistics = call({
  method: 'GET',
  path: '/api/web/game_play_statistics/',
  who: 'anyone',
  query: v.object({ date: v.optional(v.union([v.literal(''), isoDay]), '') }),
  answer: v.object({ data: v.array(gamePlaysRow) }),
})

const drawWindow = v.optional(v.picklist(DRAW_WINDOWS, 'Choose 50, 200 or 1000 draws'), '200')

const numberCounts = v.object({
  game_type: v.string(),
  pick: whole,
  of: whole,
  draws: whole, // how many were counted: fewer than asked for if the game is young
  from: v.nullable(instant), // when the oldest and the newest of them were drawn
  to: v.nullable(instant),
  numbers: v.array(v.object({ number: whole, times: whole, waiting: whole, longest_wait: whole })),
})

export const numberStatistics = call({
  method: 'GET',
  path: '/api/v1/number_statistics/',
  who: 'anyone',
  query: v.object({ game_type: lotteryType, draws: drawWindow }),
  answer: numberCounts,
})

export const activeGames = call({
  method: 'GET',
  path: '/api/web/active_games/',
  who: 'anyone',
  answer: v.tuple([
    v.object({
      whyse_cahs: v.array(
        v.object({ game_play_id: v.string(), date: instant, ticket: v.optional(v.array(whole), []) }),
      ),
    }),
    v.object({
      lotto: v.array(v.object({ ticket: v.array(whole), date: instant, lottery_type: v.string() })),
    }),
  ]),
})
