// Slips are paid from one wallet, play or bonus. A card pays by a top-up (top-ups/open-top-up.ts).
import type { AnswerIn } from '#src/contract/call.ts'
import type { lotteryPayment, purchaseByKey } from '#src/contract/games.ts'
import { findAdvance } from '#server/db/queries/buying/advances.ts'
import { findTopUpOf } from '#server/db/queries/money/top-ups.ts'
import { findDone } from '#server/ledger/once.ts'
import type { Service } from '#server/service.ts'
import { boughtTogether } from '#server/deeds/buying/buy-slips.ts'
import { boughtBefore, buyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { paySlips, type PaySlips } from './pay-slips.ts'
import type { PaymentAnswer } from '#server/deeds/top-ups/open-top-up.ts'

type Bought = NonNullable<PaymentAnswer['success']>

const bought = (success: Bought, ...more: Bought[]): PaymentAnswer => ({
  message: more.length === 0 ? 'Your ticket is bought. Good luck!' : 'Your tickets are bought. Good luck!',
  success,
  ...(more.length === 0 ? {} : { more }),
  payment_link: null,
  reference: null,
})

/** @throws Refusal those of the ticket, pin-needed and the PIN's own */
export const pay = async (service: Service, { pin, ...it }: PaySlips): Promise<PaymentAnswer> => {
  const [slipId, ...more] = it.slipIds
  if (more.length === 0 && pin === undefined)
    return bought(await buyTicket(service, { ...it, slipId: slipId! }))
  const [success, ...others] = await paySlips(service, { ...it, pin })
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
