// Slips are paid from one wallet, play or bonus. A card pays by a top-up (top-ups/open-top-up.ts).
import { findAdvance } from '#server/db/queries/buying/advances.ts'
import { findTopUpOf } from '#server/db/queries/money/top-ups.ts'
import { findDone } from '#server/ledger/once.ts'
import type { Service } from '#server/service.ts'
import type { Bought } from '#server/wire/success.ts'
import { boughtTogether } from '#server/deeds/buying/buy-slips.ts'
import { boughtBefore, buyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { paySlips, type PaySlips } from './pay-slips.ts'

/** The tickets bought, or the card payment that fills the wallet. */
export interface Paid {
  message: string
  tickets: readonly Bought[]
  /** The advance payment whose first ticket this is. */
  advance?: string
  paymentLink: string | null
  reference: string | null
}

const paid = (tickets: readonly Bought[]): Paid => ({
  message: tickets.length === 1 ? 'Your ticket is bought. Good luck!' : 'Your tickets are bought. Good luck!',
  tickets,
  paymentLink: null,
  reference: null,
})

/** @throws Refusal those of the ticket, pin-needed and the PIN's own */
export const pay = async (service: Service, { pin, ...it }: PaySlips): Promise<Paid> => {
  const [slipId, ...more] = it.slipIds
  if (more.length === 0 && pin === undefined)
    return paid([await buyTicket(service, { ...it, slipId: slipId! })])
  return paid(await paySlips(service, { ...it, pin }))
}

/** The outcome of a payment whose answer was lost. */
export const paymentByKey = async (
  service: Service,
  playerId: number,
  key: string,
): Promise<Paid | undefined> => {
  const done = await findDone(service.db, playerId, key)
  if (done?.ticket_id) return paid([await boughtBefore(service, playerId, done.ticket_id)])
  const answer: Record<string, unknown> = { ...done?.answer }
  if ('tickets' in answer) return paid(await boughtTogether(service, playerId, answer.tickets as string[]))
  if ('advance' in answer) {
    const advance = (await findAdvance(service.db, playerId, answer.advance as string))!
    return { ...paid([await boughtBefore(service, playerId, advance.slip_id)]), advance: advance.id }
  }
  if (!('payment_link' in answer)) return undefined
  const { message, reference } = answer as { message: string; reference: string }
  const row = await findTopUpOf(service.db, playerId, reference)
  return { message, tickets: [], paymentLink: row?.payment_link ?? null, reference }
}
