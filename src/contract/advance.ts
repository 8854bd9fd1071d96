// Advance draws: one payment for the next draws of a fixed-hours game, one ticket each.
import * as v from 'valibot'
import { call } from './call.ts'
import { successObject } from './games.ts'
import { amountText, filled, id, instant, nairaNumber, pageOf, pageQuery, whole } from './words.ts'

/** The most draws one payment can cover: ten days of seven. */
export const MOST_DRAWS = 70
/** Why a draw came back: the player wished it. */
export const CANCELLED = 'You cancelled it'
const HOW_MANY = `Choose 1 to ${MOST_DRAWS} draws`

const advanceDraw = v.object({
  draws_at: instant,
  /** waiting: paid; the ticket is bought when sales for the draw begin. */
  state: v.picklist(['waiting', 'bought', 'refunded']),
  amount: nairaNumber,
  game_play_id: v.nullable(v.string()), // of its ticket
  reason: v.string(), // why it was refunded, for players; else empty
})

const advance = v.object({
  id: v.string(),
  game_type: v.string(),
  tickets: v.array(v.array(whole)),
  stake_per_line: nairaNumber,
  paid_from: v.picklist(['play', 'bonus']),
  date: instant,
  draws: v.array(advanceDraw), // in order
})

export const buyInAdvance = call({
  method: 'POST',
  path: '/api/v1/advance/',
  who: 'player',
  once: true,
  body: v.object({
    game_play_id: id,
    draws: v.pipe(
      v.number(HOW_MANY),
      v.integer(HOW_MANY),
      v.minValue(1, HOW_MANY),
      v.maxValue(MOST_DRAWS, HOW_MANY),
    ),
    amount: amountText,
    paid_from: v.picklist(['play', 'bonus'], 'Choose one way to pay'),
    /** The batch meant for the first ticket: no other is bought into. */
    batch_id: v.optional(filled(40)),
  }),
  answer: v.object({ message: v.string(), advance, success: v.nullable(successObject) }),
})

export const listAdvances = call({
  method: 'GET',
  path: '/api/v1/advance/',
  who: 'player',
  query: pageQuery,
  answer: pageOf(advance),
})

export const getAdvance = call({
  method: 'GET',
  path: '/api/v1/advance/:id/',
  who: 'player',
  answer: advance,
})

export const cancelAdvance = call({
  method: 'POST',
  path: '/api/v1/advance/:id/cancel/',
  who: 'player',
  once: true,
  answer: v.object({ message: v.string(), advance }),
})
