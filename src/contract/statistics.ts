// Statistics of draws that have no drum: scores of virtual matches, and items.
import * as v from 'valibot'
import { call } from './call.ts'
import { DRAW_WINDOWS } from './draw-windows.ts'
import { instant, lotteryType, nairaNumber, whole } from './words.ts'

export const scoreStatistics = call({
  method: 'GET',
  path: '/api/v1/score_statistics/',
  who: 'anyone',
  query: v.object({
    game_type: lotteryType,
    draws: v.optional(v.picklist(DRAW_WINDOWS, 'Choose 50, 200 or 1000 draws'), '200'),
  }),
  answer: v.object({
    game_type: v.string(),
    draws: whole, // how many were counted: fewer than asked for if the game is young
    matches: whole,
    from: v.nullable(instant), // when the oldest and the newest of them were drawn
    to: v.nullable(instant),
    /** Most expected first. */
    scores: v.array(v.object({ score: v.string(), times: whole, expected: v.number() })),
  }),
})

export const itemStatistics = call({
  method: 'GET',
  path: '/api/v1/item_statistics/',
  who: 'anyone',
  answer: v.object({
    drawn: whole,
    given_back: whole,
    /** Without a draw because too few numbers were sold; the rest of `given_back` had other reasons. */
    undersold: whole,
    /** Numbers of all these items: sold, needed, and offered. */
    sold: whole,
    needed: whole,
    offered: whole,
    /** Prices of the items drawn, and stakes given back. */
    won: nairaNumber,
    returned: nairaNumber,
    since: v.nullable(instant),
  }),
})
