// A player stops, pauses or goes on with a standing order.
import { price } from '#src/picks/price.ts'
import {
  findOrder,
  lockOrderOf,
  setOrderRules,
  setOrdersOf,
  setOrderState,
  type OrderRow,
} from '#server/db/queries/buying/orders.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { refuseToStake } from '#server/db/queries/safer-play/gate.ts'
import type { Tx } from '#server/db/db.ts'
import { rulesOnSale } from '#server/deeds/draws/keep-rules.ts'
import { gameOnSale } from '#server/deeds/buying/game-on-sale.ts'
import { refuseWrongSlip } from '#server/deeds/buying/register-slip.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import { found, Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { linesOf } from '#server/wire/receipt.ts'
import { orderedGame } from './ordered-game.ts'

const OPEN = ['active', 'paused'] as const

/** The hash of today's rules, if they still allow what it plays. */
const rulesFor = async (service: Service, order: OrderRow): Promise<Uint8Array> => {
  const game = await gameOnSale(service, orderedGame(service, order.game))
  refuseWrongSlip(game, order.stake_per_line, linesOf(order))
  return rulesOnSale(service, game)
}

const goOn = async (tx: Tx, order: OrderRow, rulesHash: Uint8Array): Promise<void> => {
  const { player_id: playerId, stake_per_line: stake, lines } = order
  const cost = price(lines, stake)
  if (order.ends_at.getTime() <= (await findClock(tx))) throw new Refusal('order-over')
  await refuseToStake(tx, playerId, cost)
  if ((await walletsOf(tx, playerId))[order.wallet] < cost) throw new Refusal('wallet-short')
  await setOrderRules(tx, order.id, rulesHash)
}

interface ChangeOrder {
  playerId: number
  id: string
  state: 'active' | 'paused' | 'stopped'
}

/**
 * Does nothing if the order is already in that state.
 * @throws Refusal not-found, order-over, line-count, stake-not-offered, band-coming-soon, wallet-short, not-in-advance, and
 * why the player may not stake as much
 */
export const changeOrder = async (service: Service, { playerId, id, state }: ChangeOrder): Promise<void> => {
  const known = found(await findOrder(service.db, playerId, id))
  const rules = state === 'active' && known.state === 'paused' ? await rulesFor(service, known) : undefined
  await service.db.tx(async tx => {
    const order = (await lockOrderOf(tx, playerId, id))!
    if (order.state === state) return
    if (order.state === 'stopped' || order.state === 'ended') throw new Refusal('order-over')
    if (state === 'active') {
      // It was paused only just now.
      if (!rules) throw new Refusal('busy', undefined, 1)
      await goOn(tx, order, rules)
    }
    await setOrderState(tx, id, OPEN, state, state === 'active' ? '' : 'asked')
  })
}

/** For good: the player is shut out, or the account is gone. */
export const stopOrders = (tx: Tx, playerId: number, why: string) =>
  setOrdersOf(tx, playerId, OPEN, 'stopped', why)

/** Until the player goes on with them. */
export const pauseOrders = (tx: Tx, playerId: number, why: string) =>
  setOrdersOf(tx, playerId, ['active'], 'paused', why)
