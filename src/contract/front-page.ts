// What the front page needs. Apart from the other public calls, as every first visit waits for this file.
import * as v from 'valibot'
import { call } from './call.ts'
import { instant, nairaNumber, whole } from './answer-words.ts'

export const resultItem = v.object({
  ticket_number: v.array(whole), // the numbers drawn
  date: instant,
  batch: v.string(),
  amount: nairaNumber, // total paid, cashback included
  lottery_type: v.string(),
  winners: whole,
  lines: whole,
})
export type ResultItem = v.InferOutput<typeof resultItem>

export const lotteryGamesResult = call({
  method: 'GET',
  path: '/api/web/lottery_games_result/',
  who: 'anyone',
  answer: v.object({ results: v.array(resultItem) }),
})

/** Where anybody finds a win in the published lists of tickets; null for an item, whose list is its own. */
export const listedAt = v.nullable(v.object({ batch: v.string(), leaf_index: v.number() }))

export const winner = v.object({
  phone_number: v.string(),
  earning: nairaNumber,
  game_play_id: v.string(),
  date_won: instant,
  listed_at: listedAt,
})

export const winnersFeed = call({
  method: 'GET',
  path: '/api/v1/winners/',
  who: 'anyone',
  answer: v.object({
    top_3_winners: v.array(v.object({ ...winner.entries, lotto_type: v.string() })),
    jackpot_winners: v.array(
      v.object({
        user: v.string(),
        win_type: v.string(),
        total_jackpot_amount: nairaNumber,
        phone_number: v.string(),
        date: instant,
      }),
    ),
    /** Item 0 is salary for life, 1 instant cashout, 2 wyse cash. */
    other_winners: v.tuple([
      v.object({ salary_for_life: v.array(winner) }),
      v.object({ instant_cashout: v.array(winner) }),
      v.object({ wyse_cash: v.array(winner) }),
    ]),
  }),
})

const jackpotItem = v.object({
  jackpot_type: v.string(),
  threshold: nairaNumber,
  percentage: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  pool: nairaNumber,
  next_draw_at: instant,
})

export const jackpot = call({
  method: 'GET',
  path: '/api/web/jackpot/',
  who: 'anyone',
  answer: v.object({ data: v.array(jackpotItem) }),
})
