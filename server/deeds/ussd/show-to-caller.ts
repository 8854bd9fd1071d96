// Balance, last result and slips: what anybody with this SIM may read. Names, addresses and bank accounts are not said.
import { lotteryName } from '#src/lib/lottery-name.ts'
import { readShortId } from '#src/lib/short-id.ts'
import { findBatchOfTicket } from '#server/db/queries/draws/batches-public.ts'
import { findAccountOf } from '#server/db/queries/accounts/players.ts'
import { findIdOfShort } from '#server/db/queries/buying/slips.ts'
import { findLastDrawn, findTicket, type TicketRow } from '#server/db/queries/buying/tickets.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'
import { cameBackOf, cameBackTo } from '#server/wire/ticket.ts'
import { ask, end, type Caller, type Step } from './ussd-step.ts'
import { ussdWords as words } from './ussd-words.ts'

/** @param playerId whose part of it is told; undefined: the whole ticket */
const outcomeOf = (ticket: TicketRow, drawsAt: Date, playerId?: number): string => {
  if (ticket.status === 'pending') return words.pending(drawsAt)
  if (ticket.status === 'refunded') return words.refunded
  const { kind, total } = cameBackOf(ticket)
  const amount = playerId === undefined ? total : cameBackTo(ticket, playerId)
  if (amount === 0) return words.lost
  return kind === 'won' ? words.won(amount) : words.paidBack(amount)
}

const describe = async ({ db }: Service, ticket: TicketRow, playerId?: number): Promise<string> => {
  const batch = (await findBatchOfTicket(db, ticket.id))!
  const drawn = batch.numbers ? words.drawn(batch.numbers) : ''
  return words.slip(lotteryName(ticket.game), drawn, outcomeOf(ticket, batch.draws_at, playerId))
}

export const showBalance = async (service: Service, { phone }: Caller): Promise<Step> => {
  const { db } = service
  const account = await findAccountOf(db, phone)
  if (!account) return end(words.noAccount)
  const last = await findLastDrawn(db, account.id)
  const result = last ? await describe(service, last, account.id) : words.noResult
  return end(`${words.balance(await walletsOf(db, account.id))}\n${result}`)
}

export const showSlip = async (service: Service, [typed]: readonly string[]): Promise<Step> => {
  if (typed === undefined) return ask(words.askSlip)
  const short = readShortId(typed)
  const id = short === undefined ? undefined : await findIdOfShort(service.db, short)
  const ticket = id === undefined ? undefined : await findTicket(service.db, id)
  return end(ticket ? await describe(service, ticket) : words.slipUnknown)
}
