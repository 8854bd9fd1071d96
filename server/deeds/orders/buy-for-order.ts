// One ticket of a standing order, in one transaction: the slip, the purchase, and that this draw has it.
import { sameBytes } from '#src/draws/hash.ts'
import { isNumberGame } from '#src/games/game.ts'
import { offersOf } from '#src/games/reserve.ts'
import { rulesToday } from '#src/games/rules-today.ts'
import { price } from '#src/picks/price.ts'
import { lockDueOrder, setOrderBought, type OrderRow } from '#server/db/queries/buying/orders.ts'
import { findOnSaleOf } from '#server/db/queries/buying/limits.ts'
import { holdSales } from '#server/db/queries/draws/batches.ts'
import { setByOrder } from '#server/db/queries/safer-play/gate.ts'
import type { Tx } from '#server/db/db.ts'
import { buySlip, insertSlipOf, NotBought } from '#server/deeds/buying/buy-slip.ts'
import { newId } from '#server/deeds/new-id.ts'
import type { Service } from '#server/service.ts'
import { leaveOrder } from './tell-of-order.ts'

interface Due {
  id: string
  game: string
  batch_id: string
  draws_at: Date
}

/**
 * The batch's rules, if they say the same about these lines as those that the player agreed to: a reserve that grows opens
 * bands of other stakes, which changes the hash and nothing else; one that shrinks may close the band of these lines.
 */
const agreedRules = async ({ games }: Service, tx: Tx, order: OrderRow, due: Due): Promise<Uint8Array> => {
  const batch = await findOnSaleOf(tx, order.game)
  if (batch?.id !== due.batch_id) throw new NotBought('nothing-on-sale')
  const { rules_hash: hash } = batch
  if (sameBytes(hash, order.rules_hash)) return hash
  const game = games.filter(isNumberGame).find(it => it.id === order.game)
  const offerOf = (it: Uint8Array) =>
    game && offersOf(game).find(offer => sameBytes(rulesToday(offer).hash, it))
  const offered = offerOf(hash)?.stakes.some(it => it.stake === order.stake_per_line && !it.comingSoon)
  if (!offered || !offerOf(order.rules_hash)) throw new NotBought('rules-changed')
  return hash
}

const buy = async (service: Service, tx: Tx, order: OrderRow, due: Due) => {
  const { randomness } = service.ports
  const { player_id: playerId, wallet } = order
  const slipId = newId(randomness)
  const amount = price(order.lines, order.stake_per_line)
  await insertSlipOf(tx, slipId, { ...order, rules_hash: await agreedRules(service, tx, order, due) })
  await setByOrder(tx, playerId)
  // Per order and draw: a draw of fixed hours has many batches, and one of them is enough.
  const key = `order/${order.id}/${due.draws_at.toISOString()}`
  await buySlip(tx, randomness, { playerId, key, slipId, wallet, amount, batch: due.batch_id })
  return { slipId, amount }
}

/** @returns false if another node has it, or it is no longer due @throws NotBought */
export const buyForOrder = (service: Service, due: Due): Promise<boolean> =>
  service.db.tx(async tx => {
    // As every purchase locks: the batch, then what it is for, then the wallet.
    await holdSales(tx, due.game)
    const order = await lockDueOrder(tx, due.id, due.draws_at)
    if (!order) return false
    const { slipId, amount } = await buy(service, tx, order, due)
    await setOrderBought(tx, order, due.draws_at, slipId, amount)
    if (order.most !== null && order.spent + 2 * amount > order.most)
      await leaveOrder(tx, order.id, 'ended', 'amount')
    return true
  })
