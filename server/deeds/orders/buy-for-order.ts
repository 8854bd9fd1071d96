// Buys one ticket of a standing order in one transaction: the slip, the purchase, and the note that this draw has it.
import { price } from '#src/picks/price.ts'
import { lockDueOrder, setOrderBought, type OrderRow } from '#server/db/queries/buying/orders.ts'
import { holdSales } from '#server/db/queries/draws/batches.ts'
import { setByOrder } from '#server/db/queries/safer-play/gate.ts'
import type { Tx } from '#server/db/db.ts'
import { agreedRules } from '#server/deeds/buying/agreed-rules.ts'
import { buySlip, insertSlipOf } from '#server/deeds/buying/buy-slip.ts'
import { newId } from '#server/deeds/new-id.ts'
import type { Service } from '#server/service.ts'
import { leaveOrder } from './tell-of-order.ts'

interface Due {
  id: string
  game: string
  batch_id: string
  draws_at: Date
}

const buy = async (service: Service, tx: Tx, order: OrderRow, due: Due) => {
  const { randomness } = service.ports
  const { player_id: playerId, wallet } = order
  const slipId = newId(randomness)
  const amount = price(order.lines, order.stake_per_line)
  await insertSlipOf(tx, slipId, {
    ...order,
    rules_hash: await agreedRules(service, tx, order, due.batch_id),
  })
  await setByOrder(tx, playerId)
  // Per order and draw: a draw of fixed hours has many batches, and one of them is enough.
  const key = `order/${order.id}/${due.draws_at.toISOString()}`
  await buySlip(tx, randomness, { playerId, key, slipId, wallet, amount, batch: due.batch_id })
  return { slipId, amount }
}

/** @returns false if another node has it, or it is no longer due @throws NotBought */
export const buyForOrder = (service: Service, due: Due): Promise<boolean> =>
  service.db.tx(async tx => {
    // The lock order of every purchase: the batch, then what it is for, then the wallet.
    await holdSales(tx, due.game)
    const order = await lockDueOrder(tx, due.id, due.draws_at)
    if (!order) return false
    const { slipId, amount } = await buy(service, tx, order, due)
    await setOrderBought(tx, order, due.draws_at, slipId, amount)
    if (order.most !== null && order.spent + 2 * amount > order.most)
      await leaveOrder(tx, order.id, 'ended', 'amount')
    return true
  })
