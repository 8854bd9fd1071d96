// Buying a ticket: register the lines (a slip), pay for it (a ticket), look at it.
import * as v from 'valibot'
import { isShort, readShortId } from '#src/lib/short-id.ts'
import { call } from './call.ts'
import { batchState, proof } from './draws.ts'
import { luckyPick } from './offers.ts'
import { pin } from './pin.ts'
import { predictions } from './soccer/predictions.ts'
import {
  REQUIRED,
  amountText,
  filled,
  id,
  instant,
  lotteryType,
  nairaNumber,
  pageOf,
  pageQuery,
  whole,
} from './words.ts'

const lineIn = v.pipe(
  v.array(v.pipe(v.number('Numbers only'), v.integer('Whole numbers only')), 'A line is a list of numbers'),
  v.maxLength(10, 'A line has too many numbers'),
)

/** Used if there is no line at all. */
export const PICK_ONE = 'Pick at least one line'

/** The service prices it again by the same rules. */
export const playLottery = call({
  method: 'POST',
  path: '/api/web/play_lottery/',
  who: 'player',
  query: v.object({ lottery_type: lotteryType }),
  body: v.object({
    stake_amount: v.optional(amountText), // per line
    lottery: v.optional(
      v.pipe(
        v.array(v.object({ ticket: lineIn }), PICK_ONE),
        v.minLength(1, PICK_ONE),
        v.maxLength(100, 'Too many lines'),
      ),
    ),
    /** For score games: the batch on sale that these matches belong to. */
    batch_id: v.optional(filled(40)),
    picks: v.optional(
      v.pipe(v.array(luckyPick, PICK_ONE), v.minLength(1, PICK_ONE), v.maxLength(100, 'Too many lines')),
    ),
  }),
  answer: v.object({
    data: v.array(
      v.object({
        id: v.string(),
        ticket: v.array(whole),
        // For an offered line:
        lucky_number: v.optional(v.string()),
        band: v.optional(v.string()), // naira, as text
        game_play_id: v.optional(v.string()),
      }),
    ),
    game_play_id: v.string(),
    /** Slips of the other bands, paid together with this one. */
    more_game_play_ids: v.optional(v.array(v.string())),
    number_of_lines: whole,
    potential_winning: nairaNumber,
    stake: nairaNumber, // the whole slip
  }),
})

export const dropLine = call({
  method: 'DELETE',
  path: '/api/web/play_lottery/',
  who: 'player',
  query: v.object({ lottery_type: lotteryType, id: filled(160) }),
  answer: v.object({ message: v.string(), number_of_lines: whole, stake: nairaNumber }),
})

/** What the success screen keeps (`pontential_winning` is spelled that way on the wire). */
export const successObject = v.object({
  game_id: v.string(),
  game_status: v.string(),
  game_type: v.string(),
  pontential_winning: nairaNumber,
  stake_per_line: nairaNumber,
  total_lines: whole,
  /** For a ticket on matches: as many as its lines. */
  total_predictions: v.optional(whole),
  total_stake: nairaNumber,
  batch_id: v.string(),
  draws_at: instant,
  proof,
})

export const lotteryPayment = call({
  method: 'POST',
  path: '/api/web/lottery_payment/',
  who: 'player',
  once: true,
  body: v.object({
    amount: amountText,
    from_play_wallet: v.boolean(),
    from_referral_wallet: v.boolean(),
    card_payment: v.boolean(),
    game_play_id: v.union([v.literal(''), id]),
    /** Further slips of the same game, bought with this one: all or none. */
    more_game_play_ids: v.optional(
      v.pipe(v.array(id), v.minLength(1, REQUIRED), v.maxLength(10, 'Too many slips')),
    ),
    transaction_pin: v.optional(pin),
    /** The batch this is meant for: no other is bought into. Omitted for card payments. */
    batch_id: v.optional(filled(40)),
  }),
  answer: v.object({
    message: v.string(),
    success: v.nullable(successObject),
    /** The tickets of `more_game_play_ids`. */
    more: v.optional(v.array(successObject)),
    /** The advance payment whose first ticket is `success`. */
    advance: v.optional(v.string()),
    payment_link: v.nullable(v.string()),
    reference: v.nullable(v.string()),
  }),
})

export const purchaseByKey = call({
  method: 'GET',
  path: '/api/v1/purchases/:key/',
  who: 'player',
  answer: v.object({ state: v.picklist(['done', 'unknown']), answer: v.nullable(lotteryPayment.answer) }),
})

const gameStatus = v.picklist(['Pending', 'Won', 'Lost', 'Refunded'])

export const batchDrawData = v.object({
  ticket_owner: v.string(), // masked phone number
  game_id: v.string(),
  game_type: v.string(),
  stake_per_pick: nairaNumber,
  total_stake: nairaNumber,
  total_ticket: whole,
  status: gameStatus,
  amount_won: nairaNumber,
  tickets: v.array(
    v.object({ ticket: v.array(whole), hits: v.nullable(whole), won: nairaNumber, cashback: nairaNumber }),
  ),
  cashback_amount: nairaNumber,
  system_pick: v.array(whole), // the numbers drawn, in order; empty before the draw
  jackpot: v.object({ won: v.boolean(), win_amount: nairaNumber }),
})

/** What a bid is on; its numbers are counted from 1. */
const itemOfBid = v.object({
  id: v.string(),
  name: v.string(),
  first: whole,
  last: whole,
  /** The number that won; null until then. */
  number: v.nullable(whole),
  draws_at: instant,
})

/** A row of the play history: a ticket, or a bid on an item, with `item` and the item’s id as `batch_id`. */
export const gamePlay = v.object({
  game_play_id: v.string(),
  game_type: v.string(),
  batch_id: v.string(),
  status: gameStatus,
  stake_amount: nairaNumber,
  number_of_ticket: whole,
  won: v.boolean(),
  lost: v.boolean(),
  amount_won: nairaNumber,
  /** What came back after tax: prizes, cashback, jackpots, later payments, an item’s price, or a refunded stake. */
  came_back: v.optional(nairaNumber),
  date: instant,
  item: v.optional(itemOfBid),
  /** For a group ticket: what the player paid, and got from draw and jackpot. Other amounts are the whole ticket's. */
  share: v.optional(v.object({ paid: nairaNumber, got: nairaNumber })),
  /** The free line of a bid, shown to its owner: a campaign paid its stake. */
  free: v.optional(v.boolean()),
})

export const listTickets = call({
  method: 'GET',
  path: '/api/v1/tickets/',
  who: 'player',
  query: v.object({
    ...pageQuery.entries,
    status: v.optional(v.picklist(['Pending', 'Won', 'Lost', 'Refunded'])),
  }),
  answer: pageOf(gamePlay),
})

export const ticketDetail = v.object({
  play: gamePlay,
  batch_state: batchState,
  closes_at: instant,
  draws_at: instant,
  paid_from: v.picklist(['play', 'bonus']),
  /** Withheld tax, and what reached the winnings wallet. */
  tax: nairaNumber,
  paid: nairaNumber,
  /** The part won that waits for the winner's choice, as a lump sum or monthly: owed, and not in `paid`. */
  later: v.optional(nairaNumber, 0),
  /** The part won whose choice was made: paid as chosen, and not in `paid` either. */
  chosen: v.optional(nairaNumber, 0),
  draw: batchDrawData,
  /** For a ticket on matches. */
  soccer: v.optional(predictions),
  /** For a group ticket, in its members' order: what each paid, and got from draw and jackpot. */
  shares: v.optional(
    v.array(v.object({ name: v.string(), amount: nairaNumber, got: nairaNumber, yours: v.boolean() })),
  ),
  proof,
})
export type TicketDetail = v.InferOutput<typeof ticketDetail>

export const getTicket = call({
  method: 'GET',
  path: '/api/v1/tickets/:id/',
  who: 'player',
  answer: ticketDetail,
})

const slipRow = v.object({
  game_play_id: v.string(),
  game_type: v.string(),
  batch_id: v.string(),
  phone_number: v.string(), // masked
  ticket: v.array(whole),
  hits: v.nullable(whole),
  stake_amount: nairaNumber,
  status: gameStatus,
  amount_won: nairaNumber,
  cashback_amount: nairaNumber, // money back, never called a win
  system_pick: v.array(whole),
  date: instant,
})

const isId = (text: string) => v.UUID_REGEX.test(text)

/** A game play ID, or its short form in any case and spacing. */
const slipId = v.pipe(
  filled(60),
  v.check(text => isId(text) || isShort(text), 'That is not a Game play ID'),
  v.check(
    text => isId(text) || !isShort(text) || readShortId(text) !== undefined,
    'One of these signs is wrong. Please compare them with the slip',
  ),
)

export const lotteryStatus = call({
  method: 'POST',
  path: '/api/lottery_status/',
  who: 'anyone',
  body: v.object({ game_play_id: slipId }),
  answer: v.object({ data: v.array(slipRow), play: gamePlay, soccer: v.optional(predictions) }),
})
