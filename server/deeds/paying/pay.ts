// A payment comes from exactly one source: play wallet, bonus wallet or card.
import { REQUIRED } from '#src/contract/words.ts'
import type { AnswerIn, BodyOut } from '#src/contract/call.ts'
import type { lotteryPayment, purchaseByKey } from '#src/contract/games.ts'
import { findAdvance } from '#server/db/queries/buying/advances.ts'
import { findTopUpOf } from '#server/db/queries/money/top-ups.ts'
import { findDone } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { boughtTogether } from '#server/deeds/buying/buy-slips.ts'
import { boughtBefore, buyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { paySlips } from './pay-slips.ts'
import { openTopUp, type PaymentAnswer } from '#server/deeds/top-ups/open-top-up.ts'

export interface Pay {
  playerId: number
  body: BodyOut<typeof lotteryPayment>
  requestKey: string
  requestHash: Uint8Array
}

const WHEN_PAID = 'A card payment buys when its money has come, so it names no batch'

type Bought = NonNullable<PaymentAnswer['success']>

const bought = (success: Bought, ...more: Bought[]): PaymentAnswer => ({
  message: more.length === 0 ? 'Your ticket is bought. Good luck!' : 'Your tickets are bought. Good luck!',
  success,
  ...(more.length === 0 ? {} : { more }),
  payment_link: null,
  reference: null,
})

/** @throws Refusal pay-from-one, and those of the ticket and of the top-up */
export const pay = async (
  service: Service,
  { playerId, body, requestKey, requestHash }: Pay,
): Promise<PaymentAnswer> => {
  const { amount, game_play_id: slipId, card_payment, from_play_wallet, from_referral_wallet } = body
  const { batch_id: batch } = body
  if ([card_payment, from_play_wallet, from_referral_wallet].filter(Boolean).length !== 1)
    throw new Refusal('pay-from-one')
  const asked = { playerId, amount, requestKey, requestHash }
  if (card_payment && batch !== undefined) throw new Refusal('bad-input', { batch_id: WHEN_PAID })
  if (card_payment) return openTopUp(service, { ...asked, slipId: slipId || undefined })
  if (!slipId) throw new Refusal('bad-input', { game_play_id: REQUIRED })
  const wallet = from_play_wallet ? 'play' : 'bonus'
  const { more_game_play_ids: more, transaction_pin: pin } = body
  if (more === undefined && pin === undefined)
    return bought(await buyTicket(service, { ...asked, slipId, wallet, batch }))
  const [success, ...others] = await paySlips(service, {
    ...asked,
    slipIds: [slipId, ...(more ?? [])],
    wallet,
    batch,
    pin,
  })
  return bought(success!, ...others)
}

/** The outcome of a payment whose answer was lost. */
export const paymentByKey = async (
  service: Service,
  playerId: number,
  key: string,
): Promise<AnswerIn<typeof purchaseByKey>> => {
  const done = await findDone(service.db, playerId, key)
  if (done?.ticket_id)
    return { state: 'done', answer: bought(await boughtBefore(service, playerId, done.ticket_id)) }
  if (done?.answer && 'tickets' in done.answer) {
    const [success, ...more] = await boughtTogether(service, playerId, done.answer.tickets as string[])
    return { state: 'done', answer: bought(success!, ...more) }
  }
  if (done?.answer && 'advance' in done.answer) {
    const advance = await findAdvance(service.db, playerId, done.answer.advance as string)
    const success = await boughtBefore(service, playerId, advance!.slip_id)
    return { state: 'done', answer: { ...bought(success), advance: advance!.id } }
  }
  if (done?.answer && 'payment_link' in done.answer) {
    const answer = done.answer as AnswerIn<typeof lotteryPayment>
    const row = await findTopUpOf(service.db, playerId, answer.reference ?? '')
    return { state: 'done', answer: { ...answer, payment_link: row?.payment_link ?? null } }
  }
  return { state: 'unknown', answer: null }
}
