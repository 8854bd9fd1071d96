// One ticket of a standing order, in one transaction: the slip, the purchase, and that this draw has it.
import { createHash } from 'node:crypto'
import type { RefusalName } from '#src/contract/refusals.ts'
import { sameBytes } from '#src/draws/hash.ts'
import { isNumberGame } from '#src/games/game.ts'
import { offersOf } from '#src/games/reserve.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { rulesToday } from '#src/games/rules-today.ts'
import { worstOfTicket } from '#src/games/worst-case.ts'
import { price } from '#src/picks/price.ts'
import { lockDueOrder, setOrderBought, type OrderRow } from '#server/db/queries/buying/orders.ts'
import { findOnSaleOf } from '#server/db/queries/buying/limits.ts'
import { purchaseMany, spoiltAs } from '#server/db/queries/buying/purchases.ts'
import { insertSlips } from '#server/db/queries/buying/slips.ts'
import { holdSales } from '#server/db/queries/draws/batches.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { setByOrder } from '#server/db/queries/safer-play/gate.ts'
import type { Tx } from '#server/db/db.ts'
import { newId } from '#server/deeds/new-id.ts'
import type { Service } from '#server/service.ts'
import { linesOf } from '#server/wire/receipt.ts'
import { leaveOrder } from './tell-of-order.ts'

/** The ticket could not be bought; the transaction must be abandoned. */
export class OrderRefused extends Error {
  constructor(readonly outcome: RefusalName | 'twin' | 'nothing-on-sale') {
    super(outcome)
  }
}

interface Due {
  id: string
  game: string
  batch_id: string
  draws_at: Date
}

/**
 * The batch's rules, if they say the same about these lines as those that the player agreed to: a reserve that grows opens
 * bands of other stakes, which changes the hash and nothing else.
 */
const agreedRules = async ({ games }: Service, tx: Tx, order: OrderRow, due: Due): Promise<Uint8Array> => {
  const batch = await findOnSaleOf(tx, order.game)
  if (batch?.id !== due.batch_id) throw new OrderRefused('nothing-on-sale')
  const { rules_hash: hash } = batch
  if (sameBytes(hash, order.rules_hash)) return hash
  const game = games.filter(isNumberGame).find(it => it.id === order.game)
  const today = game ? offersOf(game).map(offer => rulesToday(offer).hash) : []
  const isToday = (it: Uint8Array) => today.some(one => sameBytes(one, it))
  if (!isToday(hash) || !isToday(order.rules_hash)) throw new OrderRefused('rules-changed')
  return hash
}

const buy = async (service: Service, tx: Tx, order: OrderRow, due: Due, rulesHash: Uint8Array) => {
  const { randomness } = service.ports
  const { player_id: playerId, lines, stake_per_line: stake } = order
  const slipId = newId(randomness)
  const amount = price(lines, stake)
  const rules = readRules(await findRules(tx, rulesHash))
  const masks = order.masks.map(BigInt)
  const worst = worstOfTicket(rules, stake, linesOf(order))
  await insertSlips(tx, [
    { id: slipId, playerId, game: order.game, masks, lines, playable: true, worst, stake, rulesHash },
  ])
  // Per order and draw: a draw of fixed hours has many batches, and one of them is enough. Players' keys hold no slash.
  const key = `order/${order.id}/${due.draws_at.toISOString()}`
  await setByOrder(tx, playerId)
  const [row] = await purchaseMany(tx, [
    {
      playerId,
      key,
      hash: createHash('sha256').update(key).digest(),
      slipId,
      wallet: order.wallet,
      amount,
      nonce: randomness.bytes(16),
      batch: due.batch_id,
    },
  ]).catch((error: unknown) => {
    const outcome = spoiltAs(error)
    throw outcome ? new OrderRefused(outcome) : error
  })
  if (row!.outcome !== 'sold') throw new OrderRefused(row!.outcome === 'known' ? 'twin' : row!.outcome)
  return { slipId, amount }
}

/** @returns false if another node has it, or it is no longer due @throws OrderRefused */
export const buyForOrder = (service: Service, due: Due): Promise<boolean> =>
  service.db.tx(async tx => {
    // As every purchase locks: the batch, then what it is for, then the wallet.
    await holdSales(tx, due.game)
    const order = await lockDueOrder(tx, due.id, due.draws_at)
    if (!order) return false
    const { slipId, amount } = await buy(service, tx, order, due, await agreedRules(service, tx, order, due))
    await setOrderBought(tx, order, due.draws_at, slipId, amount)
    if (order.most !== null && order.spent + 2 * amount > order.most)
      await leaveOrder(tx, order.id, 'ended', 'amount')
    return true
  })
