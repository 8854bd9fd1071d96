import * as v from 'valibot'
import { call } from './call.ts'
import { filled, instant, nairaNumber, phone } from './words.ts'

/** People also type the printed spaces. */
const digits = (count: number, words: string) =>
  v.pipe(
    filled(40),
    v.transform(text => text.replace(/[\s-]/g, '')),
    v.check(text => new RegExp(`^\\d{${count}}$`).test(text), words),
  )

/** A card's value, and the claim to its money. */
export const cardOffer = v.object({
  /** Only for the owner of the phone number, until `expires_at`. */
  claim: v.string(),
  serial_end: v.pipe(v.string(), v.regex(/^\d{4}$/)), // the last four digits
  amount: nairaNumber,
  expires_at: instant,
})

export const getScratchCardAmount = call({
  method: 'POST',
  path: '/api/v1/scratch_card/get_scratch_card_amount/',
  who: 'anyone',
  mayKnow: true,
  body: v.object({
    serial_number: digits(12, 'The serial number has 12 digits'),
    pin: digits(10, 'The PIN has 10 digits'),
    phone,
  }),
  answer: v.object({ message: v.string(), data: cardOffer }),
})

export const redeemCard = call({
  method: 'POST',
  path: '/api/v1/scratch-cards/redeem/',
  who: 'player',
  once: true,
  body: v.object({ claim: filled(120) }),
  answer: v.object({ message: v.string(), amount: nairaNumber, winning_balance: nairaNumber }),
})
