// Buys what standing orders are due, pauses those that cannot go on, and ends those whose time is over.
import { SEAL_MARGIN } from '#src/draws/schedule.ts'
import type { Kobo } from '#src/lib/money.ts'
import { findHeld } from '#server/db/queries/buying/limits.ts'
import { listDueOrders, setOrderRefused, takeOver } from '#server/db/queries/buying/orders.ts'
import { NotBought } from '#server/deeds/buying/buy-slip.ts'
import { tightenBatch } from '#server/deeds/buying/tighten-batch.ts'
import { beginTurn, fillTurn } from '#server/lib/turn.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { buyForOrder } from './buy-for-order.ts'
import { leaveOrder } from './tell-of-order.ts'

/** Per turn. */
const MOST = 200
/** For good: a player who is shut out is not asked again. */
const STOPS = new Set<string>(['self-excluded', 'register-excluded'])
/** Waits for the player. Any other refusal concerns this batch alone: the next one is tried. */
const PAUSES = new Set<string>([
  'wallet-short',
  'rules-changed',
  'line-count',
  'price-differs',
  'slip-unknown',
  'phone-not-verified',
  'stake-limit',
  'loss-limit',
  'on-break',
  'debt-open',
])
/** Tried again in the same batch. */
const AT_ONCE = new Set<string>(['twin', 'nothing-on-sale', 'batch-closed'])

type Due = Awaited<ReturnType<typeof listDueOrders>>[number]

/** @returns whether it is dealt with for this batch, bought or not */
const tryToBuy = async (service: Service, due: Due): Promise<boolean> => {
  try {
    return await buyForOrder(service, due)
  } catch (error) {
    if (!(error instanceof NotBought)) throw error
    const { outcome } = error
    if (AT_ONCE.has(outcome)) return false
    if (STOPS.has(outcome)) return service.db.tx(tx => leaveOrder(tx, due.id, 'stopped', outcome))
    if (PAUSES.has(outcome)) return service.db.tx(tx => leaveOrder(tx, due.id, 'paused', outcome))
    if (outcome === 'draw-full') await tightenBatch(service, due.game)
    await setOrderRefused(service.db, due.id, due.batch_id)
    return true
  }
}

/** A pool grows when batches are sealed, so it is looked at once a batch. */
const isAbove = async (
  { db }: Service,
  { id, jackpot, above, batch_id: batch }: Due,
  pools: Map<string, Kobo>,
) => {
  if (!jackpot) return true
  const pool = pools.get(jackpot) ?? (await findHeld(db, `jackpot:${jackpot}`))
  pools.set(jackpot, pool)
  if (pool > above!) return true
  await setOrderRefused(db, id, batch)
  return false
}

const endOrders = ({ db }: Service): Promise<void> =>
  db.tx(async tx => {
    for (const { id } of await takeOver(tx, MOST)) await leaveOrder(tx, id, 'ended', 'date')
  })

/** One turn. Safe on any number of nodes. @returns whether more may be due right away */
export const runOrders = async (service: Service, sweep = strictly): Promise<boolean> => {
  const turn = beginTurn(service.ports.clock)
  await sweep.one('those that are over', () => endOrders(service))
  const pools = new Map<string, Kobo>()
  const due = await listDueOrders(service.db, SEAL_MARGIN, MOST)
  const follow = async (order: Due) => !(await isAbove(service, order, pools)) || tryToBuy(service, order)
  return fillTurn(turn, due, MOST, order => sweep.one(order.id, () => follow(order)))
}
