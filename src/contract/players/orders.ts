// Standing orders: the same lines in draws to come, until a day or an amount.
import * as v from 'valibot'
import { call } from '../call.ts'
import { whole } from '../answer-words.ts'
import { amountText, winningsText, id, instant, isoDay, nairaNumber, pageOf, pageQuery } from '../words.ts'

/** Days; the end of an order is never further away. */
export const LONGEST_ORDER = 183
/** Hours of draws in Lagos. For a game drawn every five minutes, the draw at that hour. */
export const ORDER_HOURS = [10, 12, 14, 16, 18, 20, 22] as const

const jackpotName = v.picklist(['super', 'mega', 'crown'], 'Choose a jackpot')

const order = v.object({
  id: v.string(),
  game_type: v.string(),
  tickets: v.array(v.array(whole)),
  stake_per_line: nairaNumber,
  /** For one draw. */
  cost: nairaNumber,
  paid_from: v.picklist(['play', 'bonus']),
  hours: v.array(whole),
  /** Its last day. */
  until: isoDay,
  /** For all draws together; null: only the day ends it. */
  most: v.nullable(nairaNumber),
  /** Bought only while the pool of this jackpot is above the amount. */
  jackpot: v.nullable(v.object({ name: jackpotName, above: nairaNumber })),
  state: v.picklist(['active', 'paused', 'stopped', 'ended']),
  /** A refusal's name; `asked` if the player stopped it; `date` or `amount` if it ended; empty while active. */
  why: v.string(),
  since: instant,
  date: instant,
  bought: whole,
  spent: nairaNumber,
  /** By the month of the tickets, newest first. */
  months: v.array(
    v.object({
      month: v.pipe(v.string(), v.regex(/^20\d\d-\d\d$/)),
      tickets: whole,
      staked: nairaNumber,
      /** Prizes, jackpots and cashback less tax, also what is paid later, and stakes given back. */
      back: nairaNumber,
    }),
  ),
})

const answer = v.object({ message: v.string(), order })

export const makeOrder = call({
  method: 'POST',
  path: '/api/v1/orders/',
  who: 'player',
  once: true,
  body: v.object({
    game_play_id: id,
    paid_from: v.picklist(['play', 'bonus'], 'Choose one way to pay'),
    hours: v.pipe(
      v.array(v.pipe(v.number(), v.picklist(ORDER_HOURS, 'Choose hours of draws'))),
      v.minLength(1, 'Choose at least one draw'),
      v.maxLength(ORDER_HOURS.length, 'Choose each draw once'),
    ),
    until: isoDay,
    most: v.optional(amountText),
    jackpot: v.optional(v.object({ name: jackpotName, above: winningsText })),
  }),
  answer,
})

export const listOrders = call({
  method: 'GET',
  path: '/api/v1/orders/',
  who: 'player',
  query: pageQuery,
  answer: pageOf(order),
})

export const getOrder = call({
  method: 'GET',
  path: '/api/v1/orders/:id/',
  who: 'player',
  answer: order,
})

export const changeOrder = call({
  method: 'POST',
  path: '/api/v1/orders/:id/',
  who: 'player',
  body: v.object({ state: v.picklist(['active', 'paused', 'stopped'], 'Go on, pause or stop') }),
  answer,
})
