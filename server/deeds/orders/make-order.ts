// Makes a standing order from a registered, unpaid slip.
import { lagosMidnight, lagosInstant, DAY } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import { LONGEST_ORDER } from '#src/contract/players/orders.ts'
import { countOpenOrders, insertOrder, type OrderRow } from '#server/db/queries/buying/orders.ts'
import { findSlip } from '#server/db/queries/buying/slips.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { refuseToStake } from '#server/db/queries/safer-play/gate.ts'
import { lockSaferPlay } from '#server/db/queries/safer-play/safer-play.ts'
import type { Tx } from '#server/db/db.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { newId } from '#server/deeds/new-id.ts'
import type { Service } from '#server/service.ts'
import { orderedGame } from './ordered-game.ts'

const MOST_ORDERS = 10

interface MakeOrder extends Keyed {
  slipId: string
  wallet: 'play' | 'bonus'
  hours: readonly number[]
  /** Its last day in Lagos, `2026-12-31`. */
  until: string
  most: Kobo | undefined
  jackpot: { name: NonNullable<OrderRow['jackpot']>; above: Kobo } | undefined
}

/** The midnight after a day in Lagos. */
const endOf = (day: string): number => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return lagosInstant(year, month, date) + DAY
}

/** @throws Refusal bad-input */
const endsAt = (until: string, now: number): Date => {
  const end = endOf(until)
  if (end <= now) throw new Refusal('bad-input', { until: 'Choose today or a later day' })
  if (end > lagosMidnight(now) + (LONGEST_ORDER + 1) * DAY)
    throw new Refusal('bad-input', { until: `An order ends within ${LONGEST_ORDER} days` })
  return new Date(end)
}

/** Refuses an order that would pause before its first ticket. */
const refuseAtOnce = async (tx: Tx, { playerId, wallet }: MakeOrder, cost: Kobo): Promise<void> => {
  await refuseToStake(tx, playerId, cost)
  if (!(await findPlayer(tx, playerId))!.phone_verified_at) throw new Refusal('phone-not-verified')
  if ((await walletsOf(tx, playerId))[wallet] < cost) throw new Refusal('wallet-short')
}

const make = async (service: Service, tx: Tx, it: MakeOrder): Promise<{ order: string }> => {
  const slip = await findSlip(tx, it.playerId, it.slipId)
  if (!slip || slip.state === 'dropped') throw new Refusal('slip-unknown')
  const game = orderedGame(service, slip.game)
  if (!game.lineCounts.includes(slip.lines)) throw new Refusal('line-count')
  const cost = price(slip.lines, slip.stake_per_line)
  const ends_at = endsAt(it.until, await findClock(tx))
  if (it.most !== undefined && it.most < cost)
    throw new Refusal('bad-input', { most: `One draw costs ${formatMoney(cost)}` })
  // Concurrent requests must count each other's orders.
  await lockSaferPlay(tx, it.playerId)
  await refuseAtOnce(tx, it, cost)
  if ((await countOpenOrders(tx, it.playerId)) >= MOST_ORDERS) throw new Refusal('order-many')
  const id = newId(service.ports.randomness)
  const isFirst = await insertOrder(tx, {
    id,
    player_id: it.playerId,
    game: slip.game,
    slip_id: slip.id,
    masks: slip.masks,
    lines: slip.lines,
    stake_per_line: slip.stake_per_line,
    wallet: it.wallet,
    rules_hash: slip.rules_hash,
    hours: [...new Set(it.hours)].toSorted((a, b) => a - b),
    ends_at,
    most: it.most ?? null,
    jackpot: it.jackpot?.name ?? null,
    above: it.jackpot?.above ?? null,
  })
  if (!isFirst) throw new Refusal('order-made')
  return { order: id }
}

/**
 * Moves no money: the clockwork buys the tickets.
 * @returns its ID
 * @throws Refusal key-reused, slip-unknown, not-in-advance, line-count, bad-input, order-many, order-made, wallet-short,
 * phone-not-verified, and why the player may not stake as much
 */
export const makeOrder = async (service: Service, it: MakeOrder): Promise<string> => {
  const { order } = await service.db.tx(tx => once(tx, it, () => make(service, tx, it)))
  return order
}
