// Balance, last result and slips: what anybody with this SIM may read. Names, addresses and bank accounts are not said.
import { awoof } from '#src/games/awoof/game.ts'
import { isOfScores, readRules } from '#src/games/rules-schema.ts'
import { pickOf } from '#src/games/score-numbers.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { readShortId } from '#src/lib/short-id.ts'
import { findBatchOfTicket, type PublicBatchRow } from '#server/db/queries/draws/batches-public.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { findAccountOf } from '#server/db/queries/accounts/players.ts'
import { findIdOfShort } from '#server/db/queries/buying/slips.ts'
import { findLastDrawn, findTicket, type TicketRow } from '#server/db/queries/buying/tickets.ts'
import { findBid, type BidRow } from '#server/db/queries/items/bids.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'
import { bidsOnWire } from '#server/wire/item.ts'
import { cameBackOf, cameBackTo } from '#server/wire/ticket.ts'
import { ask, end, type Caller, type Step } from './ussd-step.ts'
import { ussdWords as words } from './ussd-words.ts'

/** @param playerId whose part of it is told; undefined: the whole ticket */
const outcomeOf = (ticket: TicketRow, drawsAt: Date, playerId?: number): string => {
  if (ticket.status === 'pending')
    return ticket.soccer ? words.lastKickOff(new Date(ticket.soccer.last_at)) : words.pending(drawsAt)
  if (ticket.status === 'refunded') return words.refunded
  const { kind, total } = cameBackOf(ticket)
  const amount = playerId === undefined ? total : cameBackTo(ticket, playerId)
  if (amount === 0) return words.lost
  return kind === 'won' ? words.won(amount) : words.paidBack(amount)
}

const drawnOf = async ({ db }: Service, { numbers, rules_hash }: PublicBatchRow): Promise<string> => {
  if (!numbers) return ''
  const rules = readRules(await findRules(db, rules_hash))
  return isOfScores(rules)
    ? words.ended(numbers.map(number => pickOf(rules, number).score))
    : words.drawn(numbers)
}

const describe = async (service: Service, ticket: TicketRow, playerId?: number): Promise<string> => {
  const batch = (await findBatchOfTicket(service.db, ticket.id))!
  const drawn = await drawnOf(service, batch)
  return words.slip(lotteryName(ticket.game), drawn, outcomeOf(ticket, batch.draws_at, playerId))
}

const describeBid = async ({ db }: Service, bid: BidRow): Promise<string> => {
  const { item, status } = (await bidsOnWire(db, [bid]))[0]!
  const outcomes = {
    Pending: words.pending(new Date(item.draws_at)),
    Won: words.wonItem,
    Lost: words.lost,
    Refunded: words.refunded,
  }
  return words.slip(`${lotteryName(awoof.id)}, ${item.name}`, '', outcomes[status])
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
  if (ticket) return end(await describe(service, ticket))
  const bid = id === undefined ? undefined : await findBid(service.db, id)
  return end(bid ? await describeBid(service, bid) : words.slipUnknown)
}
