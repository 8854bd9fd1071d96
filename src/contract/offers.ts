// Lucky numbers: lines the service offers in each band, and the figures of the game that plays them.
import * as v from 'valibot'
import { call } from './call.ts'
import { same } from './same.ts'
import { amountText, filled, instant, nairaNumber, whole } from './words.ts'

const luckyNumber = v.pipe(
  filled(40),
  v.regex(/^\d{1,3}(-\d{1,3}){0,9}$/, 'A lucky number looks like 3-17-58-92'),
)

/** A chosen lucky number as sent; the band is the stake. */
export const luckyPick = v.pipe(
  v.object({
    lucky_number: luckyNumber,
    stake_amount: amountText,
    consent: v.literal('True', 'Please confirm that you are above 18'),
    band: amountText,
  }),
  same('stake_amount', 'band', 'The band is not the stake'),
)

const offeredBand = v.object({
  band: nairaNumber,
  /** For a line with every number right. */
  potential_winning: nairaNumber,
  coming_soon: v.boolean(),
  lucky_numbers: v.array(luckyNumber),
})

export const generateWyseCashGame = call({
  method: 'GET',
  path: '/api/web/generate_wyse_cash_game/',
  who: 'player',
  answer: v.object({ bands: v.array(offeredBand) }),
})

export const wyseCashStatistics = call({
  method: 'GET',
  path: '/api/web/wyse_cash_statistics/',
  who: 'anyone',
  answer: v.object({
    data: v.object({
      days: whole,
      draws: whole,
      lines: whole,
      stake: nairaNumber,
      paid_out: nairaNumber,
      winners: whole,
      newest: v.array(v.object({ batch: v.string(), date: instant, ticket_number: v.array(whole) })),
    }),
  }),
})
