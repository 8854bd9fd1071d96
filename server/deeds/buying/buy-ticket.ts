// Buys one ticket: key, slip, batch and money in a single SQL statement, all or nothing.
import { isNumberGame } from '#src/games/game.ts'
import { hex } from '#src/lib/bytes.ts'
import { hangsOnMatches } from '#src/games/soccer-cash/games.ts'
import type { Kobo } from '#src/lib/money.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import type { Asked, PurchaseRow } from '#server/db/queries/buying/purchases.ts'
import { findSlip } from '#server/db/queries/buying/slips.ts'
import { findTicketOf } from '#server/db/queries/buying/tickets.ts'
import type { Keyed } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { Bought } from '#server/wire/success.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { makeRoom } from './make-room.ts'
import { sellExactly } from './sell-exactly.ts'

export interface BuyTicket extends Keyed {
  /** The game play ID from registration. */
  slipId: string
  wallet: 'play' | 'bonus'
  /** The batch it is meant for, and the only one it may be sold into. */
  batch?: string | undefined
  /** What the player was shown for the whole slip, in kobo. */
  amount: Kobo
}

export const boughtBefore = async (
  { db, counter }: Service,
  playerId: number,
  ticketId: string,
): Promise<Bought> => {
  const ticket = (await findTicketOf(db, playerId, ticketId))!
  return { ticket, batch: await counter.batch(ticket.batch_id) }
}

const whyNot = async ({ db, games }: Service, it: BuyTicket, outcome: 'line-count' | 'rules-changed') => {
  const slip = await findSlip(db, it.playerId, it.slipId)
  const game = games.find(({ id }) => id === slip?.game)
  // It may also be a PIN that must be checked first.
  if (outcome === 'line-count')
    return game?.confirmedByPin && game.lineCounts.includes(slip!.lines) ? 'pin-needed' : outcome
  // Each batch of a score game has its own matches and rules; this slip's matches have begun.
  return game && !isNumberGame(game) ? 'batch-missed' : outcome
}

/** Replaces overestimates with exact figures: first for everything sold, then for these lines too. */
const askForRoom = async (service: Service, asked: Asked): Promise<PurchaseRow> => {
  const slip = await findSlip(service.db, asked.playerId, asked.slipId)
  if (!slip) return { outcome: 'slip-unknown' }
  if (await makeRoom(service, slip.game)) {
    const row = await service.counter.purchases.ask(asked)
    if (row.outcome !== 'draw-full') return row
  }
  // For matches the exact worst case is never computed with one more slip on top.
  return hangsOnMatches(slip.game) ? { outcome: 'draw-full' } : sellExactly(service.db, asked)
}

const askOnce = async (service: Service, it: BuyTicket): Promise<Bought> => {
  const { db, counter, ports } = service
  const nonce = ports.randomness.bytes(16)
  const asked = { ...it, key: it.requestKey, hash: it.requestHash, nonce }
  let row = await counter.purchases.ask(asked)
  if (row.outcome === 'nothing-on-sale') {
    // The batch has just closed, or none was announced because the clockwork was down.
    await ensureBatches(service, await findClock(db))
    row = await counter.purchases.ask(asked)
  }
  if (row.outcome === 'draw-full') row = await askForRoom(service, asked)
  for (let tries = 3; row.outcome === 'twin' && tries > 0; tries--) row = await counter.purchases.ask(asked)
  switch (row.outcome) {
    case 'sold':
      if (hangsOnMatches(row.game)) return boughtBefore(service, it.playerId, row.ticket_id)
      return {
        ticket: { ...row, id: row.ticket_id, lines: it.amount / row.stake_per_line, nonce },
        batch: await counter.batch(row.batch_id),
      }
    case 'known':
      return boughtBefore(service, it.playerId, row.ticket_id)
    case 'nothing-on-sale':
      throw new Refusal('batch-closed')
    case 'twin':
      throw new Refusal('busy', undefined, 1)
    case 'rules-changed':
    case 'line-count':
      throw new Refusal(await whyNot(service, it, row.outcome))
    default:
      throw new Refusal(row.outcome)
  }
}

/**
 * Buys a registered slip in the batch on sale by the database's clock. The same key never buys twice and gets the first
 * ticket again; a refusal charges nothing.
 * @throws Refusal key-reused, slip-unknown, slip-paid, price-differs, phone-not-verified, batch-closed, batch-missed,
 * rules-changed, line-count, pin-needed, wallet-short, draw-full, game-held, sales-stopped
 */
export const buyTicket = (service: Service, it: BuyTicket): Promise<Bought> => {
  // A phone may retry while its first request is still running: both get the same answer.
  const name = `${it.playerId}/${it.requestKey}/${hex(it.requestHash)}`
  return service.counter.tickets.join(name, () => askOnce(service, it))
}
