// A ticket in wire format, with what each line won by the rules it was sold under.
import type { AnswerIn } from '#src/contract/call.ts'
import type { getTicket, listTickets, lotteryStatus } from '#src/contract/games.ts'
import { cameBack } from '#src/games/came-back.ts'
import { settlePrize } from '#src/games/prizes.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { anyGameById } from '#src/games/every-game.ts'
import { splitByShares } from '#src/games/split-shares.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import type { PublicBatchRow } from '#server/db/queries/draws/batches-public.ts'
import type { TicketRow, TicketStatus } from '#server/db/queries/buying/tickets.ts'
import { linesOf } from './receipt.ts'

type GamePlay = AnswerIn<typeof listTickets>['results'][number]
type DrawData = AnswerIn<typeof getTicket>['draw']
type SlipRow = AnswerIn<typeof lotteryStatus>['data'][number]

const words = { pending: 'Pending', won: 'Won', lost: 'Lost', refunded: 'Refunded' } as const

const statusOnWire = (status: TicketStatus) => words[status]

/** The game's wire name, even if it is no longer sold. */
export const gameTypeOf = (game: string): string =>
  anyGameById(game)?.lotteryType ?? game.toUpperCase().replaceAll('-', '_')

/** What the ticket has brought back so far. */
export const cameBackOf = (ticket: TicketRow) =>
  cameBack({ ...ticket, status: statusOnWire(ticket.status), tax: ticket.tax + ticket.jackpot_tax })

/** Kobo that each member got from the draw, by their shares; a jackpot is split separately. */
export const gotByShares = ({ shares, status, won, later, cashback, tax }: TicketRow): Kobo[] => {
  const amounts = (shares ?? []).map(share => share.amount)
  return status === 'refunded' ? amounts : splitByShares(won - later + cashback - tax, amounts)
}

/** The same with each member's part of the jackpots: each was split by itself, to the kobo. */
const gotInAll = (ticket: TicketRow): Kobo[] => {
  const amounts = (ticket.shares ?? []).map(share => share.amount)
  const split = ticket.jackpots.map(each => splitByShares(each, amounts))
  return gotByShares(ticket).map((got, at) => split.reduce((sum, parts) => sum + parts[at]!, got))
}

/** Kobo that came back to one player; for a shared ticket, their part of the draw and of a jackpot. */
export const cameBackTo = (ticket: TicketRow, playerId: number): Kobo => {
  const at = ticket.shares?.findIndex(share => share.player_id === playerId) ?? -1
  return at === -1 ? cameBackOf(ticket).total : gotInAll(ticket)[at]!
}

/** Who shares a ticket, as one of them sees it. */
export const sharesOnWire = (ticket: TicketRow, playerId: number) => {
  if (!ticket.shares) return undefined
  const got = gotInAll(ticket)
  return ticket.shares.map(({ name, amount, player_id }, at) => ({
    name,
    amount: naira(amount),
    got: naira(got[at]!),
    yours: player_id === playerId,
  }))
}

const shareOnWire = (ticket: TicketRow, playerId: number | undefined) => {
  const own = playerId === undefined ? undefined : sharesOnWire(ticket, playerId)?.find(it => it.yours)
  return own ? { share: { paid: own.amount, got: own.got } } : {}
}

/** @param playerId the viewer, if they are one of its owners */
export const gamePlayOnWire = (ticket: TicketRow, playerId?: number): GamePlay => ({
  game_play_id: ticket.id,
  game_type: gameTypeOf(ticket.game),
  batch_id: ticket.batch_id,
  status: statusOnWire(ticket.status),
  stake_amount: naira(ticket.stake),
  number_of_ticket: ticket.lines,
  won: ticket.status === 'won',
  lost: ticket.status === 'lost',
  amount_won: naira(ticket.won),
  came_back: naira(cameBackOf(ticket).total),
  date: ticket.bought_at.toISOString(),
  ...shareOnWire(ticket, playerId),
  ...(ticket.free && ticket.player_id === playerId && { free: true }),
})

const settledLines = (ticket: TicketRow, batch: PublicBatchRow, rules: string) => {
  const lines = linesOf(ticket)
  const settled = batch.numbers
    ? settlePrize(readRules(rules), lines, ticket.stake_per_line, batch.numbers).lines
    : undefined
  return lines.map((line, index) => ({ line, settled: settled?.[index] }))
}

export const drawDataOnWire = (ticket: TicketRow, batch: PublicBatchRow, rules: string): DrawData => ({
  ticket_owner: maskPhone(ticket.phone),
  game_id: ticket.id,
  game_type: gameTypeOf(ticket.game),
  stake_per_pick: naira(ticket.stake_per_line),
  total_stake: naira(ticket.stake),
  total_ticket: ticket.lines,
  status: statusOnWire(ticket.status),
  amount_won: naira(ticket.won),
  tickets: settledLines(ticket, batch, rules).map(({ line, settled }) => ({
    ticket: line,
    hits: settled?.hits ?? null,
    won: naira(settled?.prize ?? 0),
    cashback: naira(settled?.cashback ?? 0),
  })),
  cashback_amount: naira(ticket.cashback),
  system_pick: batch.numbers ?? [],
  jackpot: { won: ticket.jackpot > 0, win_amount: naira(ticket.jackpot) },
})

/** One row per line, for anyone who holds the game play ID. */
export const slipRowsOnWire = (ticket: TicketRow, batch: PublicBatchRow, rules: string): SlipRow[] =>
  settledLines(ticket, batch, rules).map(({ line, settled }) => {
    const known = ticket.status === 'won' || ticket.status === 'lost'
    return {
      game_play_id: ticket.id,
      game_type: gameTypeOf(ticket.game),
      batch_id: ticket.batch_id,
      phone_number: maskPhone(ticket.phone),
      ticket: line,
      hits: settled?.hits ?? null,
      stake_amount: naira(ticket.stake_per_line),
      status: known ? (settled?.prize ? 'Won' : 'Lost') : statusOnWire(ticket.status),
      amount_won: known ? naira(settled?.prize ?? 0) : 0,
      cashback_amount: known ? naira(settled?.cashback ?? 0) : 0,
      system_pick: batch.numbers ?? [],
      date: ticket.bought_at.toISOString(),
    }
  })
