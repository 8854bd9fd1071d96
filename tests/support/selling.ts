// Selling for tests: slips and tickets through the service's own deeds.
import { createHash, randomBytes } from 'node:crypto'
import { price } from '#src/picks/price.ts'
import type { Kobo } from '#src/lib/money.ts'
import { buyTicket, type BuyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { successOnWire, type Success } from '#server/wire/success.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import type { GameRules } from '#src/games/game.ts'
import type { Service } from '#server/service.ts'
import { instantCashout } from './games.ts'

export const hashOf = (text: string): Uint8Array => new Uint8Array(createHash('sha256').update(text).digest())

/** Buys a ticket and answers as its call does. */
export const buyOnWire = async (service: Service, it: BuyTicket): Promise<Success> =>
  successOnWire(service.signer, await buyTicket(service, it))

export const sell = async (
  service: Service,
  playerId: number,
  lines: readonly (readonly number[])[],
  stake: Kobo,
  over: { game?: GameRules; requestKey?: string; wallet?: 'play' | 'bonus' } = {},
): Promise<Success> => {
  const slip = await registerSlip(service, { playerId, game: over.game ?? instantCashout, stake, lines })
  return buyOnWire(service, {
    playerId,
    slipId: slip.id,
    wallet: over.wallet ?? 'play',
    amount: price(lines.length, stake),
    requestKey: over.requestKey ?? randomBytes(12).toString('hex'),
    requestHash: hashOf(slip.id),
  })
}
