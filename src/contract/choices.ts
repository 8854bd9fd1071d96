// Prizes that a winner can take as a lump sum or monthly.
import * as v from 'valibot'
import { call } from './call.ts'
import { instant, nairaNumber, whole } from './words.ts'

const choice = v.picklist(['once', 'monthly'], 'Choose once or monthly')

const choiceItem = v.object({
  id: v.string(),
  game_type: v.string(),
  game_play_id: v.string(),
  batch_id: v.string(),
  ticket: v.array(whole), // the winning line
  won_at: instant,
  once: nairaNumber,
  monthly: nairaNumber,
  months: whole,
  /** Present value of all payments, discounted at `yearly_rate` percent. */
  worth_today: nairaNumber,
  yearly_rate: v.number(),
  tax_percent: v.number(), // withheld from each payment
  chosen: v.nullable(choice),
  chosen_at: v.nullable(instant),
  paid_months: whole,
  next_payment_at: v.nullable(instant), // of a salary still being paid
})

export const listChoices = call({
  method: 'GET',
  path: '/api/v1/choices/',
  who: 'player',
  answer: v.object({ choices: v.array(choiceItem) }),
})

export const choosePrize = call({
  method: 'POST',
  path: '/api/v1/choices/:id/',
  who: 'player',
  once: true,
  body: v.object({ choice }),
  answer: v.object({ message: v.string(), choice: choiceItem }),
})
