// A payment goes exactly one way: from the play wallet, from the referral wallet, or by card.
import { REQUIRED } from '#src/contract/words.ts'
import type { AnswerIn, BodyOut } from '#src/contract/call.ts'
import type { lotteryPayment, purchaseByKey } from '#src/contract/games.ts'
import { findTopUpOf } from '../db/queries/top-ups.ts'
import { findDone } from '../ledger/once.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { boughtBefore, buyTicket } from './buy-ticket.ts'
import { openTopUp, type PaymentAnswer } from './open-top-up.ts'

export interface Pay {
  playerId: number
  body: BodyOut<typeof lotteryPayment>
  requestKey: string
  requestHash: Uint8Array
}

type Bought = NonNullable<PaymentAnswer['success']>

const bought = (success: Bought): PaymentAnswer => ({
  message: 'Your ticket is bought. Good luck!',
  success,
  payment_link: null,
  reference: null,
})

/** @throws Refusal pay-from-one, and those of the ticket and of the top-up */
export const pay = async (
  service: Service,
  { playerId, body, requestKey, requestHash }: Pay,
): Promise<PaymentAnswer> => {
  const { amount, game_play_id: slipId, card_payment, from_play_wallet, from_referral_wallet } = body
  if ([card_payment, from_play_wallet, from_referral_wallet].filter(Boolean).length !== 1)
    throw new Refusal('pay-from-one')
  const asked = { playerId, amount, requestKey, requestHash }
  if (card_payment) return openTopUp(service, { ...asked, slipId: slipId || undefined })
  if (!slipId) throw new Refusal('bad-input', { game_play_id: REQUIRED })
  const wallet = from_play_wallet ? 'play' : 'bonus'
  return bought(await buyTicket(service, { ...asked, slipId, wallet }))
}

/** What became of a payment whose answer was lost. */
export const paymentByKey = async (
  service: Service,
  playerId: number,
  key: string,
): Promise<AnswerIn<typeof purchaseByKey>> => {
  const done = await findDone(service.db, playerId, key)
  if (done?.ticket_id)
    return { state: 'done', answer: bought(await boughtBefore(service, playerId, done.ticket_id)) }
  if (done?.answer && 'payment_link' in done.answer) {
    const answer = done.answer as AnswerIn<typeof lotteryPayment>
    const row = await findTopUpOf(service.db, playerId, answer.reference ?? '')
    return { state: 'done', answer: { ...answer, payment_link: row?.payment_link ?? null } }
  }
  return { state: 'unknown', answer: null }
}
